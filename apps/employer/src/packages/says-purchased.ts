/** Whether a refusal says that a check is bought already: the service has no code for it (employer spec 8). */
export const saysPurchased = (text: string): boolean => /already purchased/i.test(text);
