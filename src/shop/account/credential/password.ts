import argon2 from '@node-rs/argon2'
import { sameForm } from '../person/rules.ts'

/** OWASP's Argon2id figures: 19 MiB, two rounds, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same characters from any keyboard give the same password. */
const normalised = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => argon2.hash(normalised(password), cost)

/** Of nobody's password; it makes an unknown name take as long as a wrong password (promise S3). */
let nobodys: Promise<string> | undefined

/** Takes the same time where there is no hash to compare with. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword('nobody signs in with this one')
  const isRight = await argon2.verify(passwordHash ?? (await nobodys), normalised(password))
  return isRight && passwordHash !== null && passwordHash !== undefined
}

let common: Promise<ReadonlySet<string>> | undefined

/** The ten thousand commonest (the list that zxcvbn-ts keeps, by frequency); read when a password is first chosen. */
export async function commonPasswords(): Promise<(password: string) => boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, 10_000).map(sameForm)),
  )
  const set = await common
  return password => set.has(sameForm(password))
}
