/** The form of every id of the service. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a part of an address can be an id. */
export const isId = (text: string): boolean => ID.test(text);
