/** The text of each refused field, for a screen. `texts` has a text for every problem of the form. */
export function textsOf<Field extends string, Problem extends string>(
  problems: Readonly<Partial<Record<Field, Problem>>>,
  texts: Readonly<Record<Problem, string>>,
): Partial<Record<Field, string>> {
  const said: Partial<Record<Field, string>> = {};
  for (const field in problems) {
    const problem = problems[field];
    if (problem !== undefined) said[field] = texts[problem];
  }
  return said;
}
