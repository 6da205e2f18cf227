/** The service's words go on from the name of the employer, which is the title of the card: here they stand alone. */
export const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
