/** The product's name. No other file writes it. */
export const brand = { name: 'Amini' } as const;
