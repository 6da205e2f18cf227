/** The product's name, in the one place it is written. */
export const brand = { name: 'Amini' } as const;
