/** Class of a unit behind a number: a degree sign is as large as the number. */
export const unitClass = (unit: string): string => (unit === '°' ? 'figure-degree' : 'figure-unit');
