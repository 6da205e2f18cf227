/** The one story without a picture: it is made of those of all the others, so it changes with each of them. */
export const MADE_OF_PICTURES = 'screens-all-screens--all-screens';
