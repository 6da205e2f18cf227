/** The typed values: the fields that differ from the untouched form. */
export type Typed<Values> = { readonly [K in keyof Values]?: Values[K] | undefined };

/** The typed values without the fields that are never stored. */
export function typedOf<Values extends object>(
  blank: Values,
  values: Values,
  unkept: readonly (keyof Values)[] = [],
): Typed<Values> {
  const typed: { [K in keyof Values]?: Values[K] } = {};
  for (const name of fieldsOf(blank))
    if (values[name] !== blank[name] && !unkept.includes(name)) typed[name] = values[name];
  return typed;
}

/** The form with the typed values. A field without a typed value takes its current value from elsewhere. */
export function withTyped<Values extends object>(blank: Values, typed: Typed<Values>): Values {
  const values = { ...blank };
  for (const name of fieldsOf(blank)) {
    const value = typed[name];
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** The names of the fields. */
export function fieldsOf<Values extends object>(values: Values): (keyof Values & string)[] {
  const names: (keyof Values & string)[] = [];
  for (const name in values) if (Object.hasOwn(values, name)) names.push(name);
  return names;
}
