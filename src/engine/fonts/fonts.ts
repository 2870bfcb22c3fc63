// The open fonts that designs are written in: whole TrueType files of packages at exact versions, so that a name means the same outlines for ever.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One face of a family; `id` is what a design names it by. It is never taken from the list: designs keep naming it. */
export interface Face {
  id: string
  family: string
  weight: number
  /** It lacks the letters of Vietnamese. */
  isLatinOnly: boolean
  licence: 'OFL-1.1' | 'Apache-2.0'
  /** Of its package: another version may draw it differently. */
  version: string
  /** Its TrueType file. */
  path: string
  /** The text of its licence, which goes with it wherever it goes. */
  licencePath: string
}

/** The faces by id, in the order that they are offered. */
export function faces(): ReadonlyMap<string, Face> {
  read ??= new Map(families.flatMap(facesOf).map(face => [face.id, face]))
  return read
}
let read: ReadonlyMap<string, Face> | undefined

interface Family {
  family: string
  packageName: string
  weights: readonly (keyof typeof weightNames)[]
  isLatinOnly?: boolean
  licence?: Face['licence']
}
const weightNames = { 400: 'Regular', 700: 'Bold' } as const

const families: readonly Family[] = [
  { family: 'Inter', packageName: '@expo-google-fonts/inter', weights: [400, 700] },
  { family: 'Be Vietnam Pro', packageName: '@expo-google-fonts/be-vietnam-pro', weights: [400, 700] },
  { family: 'Montserrat', packageName: '@expo-google-fonts/montserrat', weights: [400, 700] },
  { family: 'Baloo 2', packageName: '@expo-google-fonts/baloo-2', weights: [400, 700] },
  { family: 'Oswald', packageName: '@expo-google-fonts/oswald', weights: [400, 700] },
  { family: 'Anton', packageName: '@expo-google-fonts/anton', weights: [400] },
  { family: 'Bangers', packageName: '@expo-google-fonts/bangers', weights: [400] },
  { family: 'Lobster', packageName: '@expo-google-fonts/lobster', weights: [400] },
  { family: 'Pacifico', packageName: '@expo-google-fonts/pacifico', weights: [400] },
  { family: 'Dancing Script', packageName: '@expo-google-fonts/dancing-script', weights: [400, 700] },
  { family: 'Patrick Hand', packageName: '@expo-google-fonts/patrick-hand', weights: [400] },
  { family: 'Playfair Display', packageName: '@expo-google-fonts/playfair-display', weights: [400, 700] },
  { family: 'Lora', packageName: '@expo-google-fonts/lora', weights: [400, 700] },
  { family: 'Roboto Slab', packageName: '@expo-google-fonts/roboto-slab', weights: [400, 700], licence: 'Apache-2.0' },
  { family: 'Space Mono', packageName: '@expo-google-fonts/space-mono', weights: [400, 700] },
  { family: 'Quicksand', packageName: '@expo-google-fonts/quicksand', weights: [400, 700] },
  { family: 'Comfortaa', packageName: '@expo-google-fonts/comfortaa', weights: [400, 700] },
  { family: 'Saira', packageName: '@expo-google-fonts/saira', weights: [400, 700] },
  { family: 'Exo 2', packageName: '@expo-google-fonts/exo-2', weights: [400, 700] },
  { family: 'Amatic SC', packageName: '@expo-google-fonts/amatic-sc', weights: [400, 700] },
  { family: 'Bungee', packageName: '@expo-google-fonts/bungee', weights: [400] },
  { family: 'Great Vibes', packageName: '@expo-google-fonts/great-vibes', weights: [400] },
  { family: 'Bebas Neue', packageName: '@expo-google-fonts/bebas-neue', weights: [400], isLatinOnly: true },
  {
    family: 'Permanent Marker',
    packageName: '@expo-google-fonts/permanent-marker',
    weights: [400],
    isLatinOnly: true,
    licence: 'Apache-2.0',
  },
  { family: 'Righteous', packageName: '@expo-google-fonts/righteous', weights: [400], isLatinOnly: true },
  { family: 'Special Elite', packageName: '@expo-google-fonts/special-elite', weights: [400], isLatinOnly: true, licence: 'Apache-2.0' },
  { family: 'Abril Fatface', packageName: '@expo-google-fonts/abril-fatface', weights: [400], isLatinOnly: true },
  { family: 'Monoton', packageName: '@expo-google-fonts/monoton', weights: [400], isLatinOnly: true },
  { family: 'Press Start 2P', packageName: '@expo-google-fonts/press-start-2p', weights: [400], isLatinOnly: true },
  { family: 'Creepster', packageName: '@expo-google-fonts/creepster', weights: [400], isLatinOnly: true },
  { family: 'Caveat', packageName: '@expo-google-fonts/caveat', weights: [400, 700], isLatinOnly: true },
  { family: 'Luckiest Guy', packageName: '@expo-google-fonts/luckiest-guy', weights: [400], isLatinOnly: true, licence: 'Apache-2.0' },
]

function facesOf({ family, packageName, weights, isLatinOnly = false, licence = 'OFL-1.1' }: Family): Face[] {
  const at = (file: string) => fileURLToPath(import.meta.resolve(`${packageName}/${file}`))
  const { version }: { version: string } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  return weights.map(weight => {
    const name = `${weight}${weightNames[weight]}`
    const path = at(`${name}/${family.replaceAll(' ', '')}_${name}.ttf`)
    return {
      id: `${basename(packageName)}-${weight}`,
      family,
      weight,
      isLatinOnly,
      licence,
      version,
      path,
      licencePath: at('LICENSE_FONT'),
    }
  })
}
