// How long numbers are written for people.

/** '9200 1901 2345 6789 0000 18': numbers of 20 to 26 digits in fours, as they are printed on parcels; others are left as they are. */
export const grouped = (number: string): string => (/^\d{20,26}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number)
