/** What was typed into a form: the fields that differ from the form as nobody has typed in it. */
export type Typed<Values> = { readonly [K in keyof Values]?: Values[K] | undefined };

/** All but the fields that are never kept. */
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

/** The form with what was typed. What changed elsewhere meanwhile, and was not typed over, is as it is there. */
export function withTyped<Values extends object>(blank: Values, typed: Typed<Values>): Values {
  const values = { ...blank };
  for (const name of fieldsOf(blank)) {
    const value = typed[name];
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** Its fields by name. */
export function fieldsOf<Values extends object>(values: Values): (keyof Values & string)[] {
  const names: (keyof Values & string)[] = [];
  for (const name in values) if (Object.hasOwn(values, name)) names.push(name);
  return names;
}
