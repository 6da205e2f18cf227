/** Makes something when it is first asked for, and answers the same ever after. For what takes long to make and is pure. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
