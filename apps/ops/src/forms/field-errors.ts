/** The errors of a form's fields, without those that are right. */
export const fieldErrors = <Name extends string>(
  errors: Readonly<Record<Name, string | null>>,
): Readonly<Partial<Record<Name, string>>> => {
  const wrong: Partial<Record<Name, string>> = {};
  for (const name in errors) if (errors[name] !== null) wrong[name] = errors[name];
  return wrong;
};
