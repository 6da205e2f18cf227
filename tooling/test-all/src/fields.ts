/** A JSON object. Its fields are unknown until the code checks each. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a JSON text. Undefined for any other text. */
export function parsed(json: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The objects of the list with this name. Empty without such a list. */
export function objects(fields: Fields, name: string): Fields[] {
  const value = fields[name];
  return Array.isArray(value) ? value.filter(isFields) : [];
}

export const text = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};
