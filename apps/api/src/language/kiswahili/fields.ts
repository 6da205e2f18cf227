/** What the shape of a field is refused with. */
export const fields: Readonly<Record<string, string>> = {
  'This field is not expected here.': 'Hiki hakihitajiki hapa.',
  'This value is not valid.': 'Hii si sahihi.',
  'Must be at most {n} characters.': 'Isizidi herufi {n}.',
  'Must be at most {n}.': 'Isizidi {n}.',
  // Which kind of value it has to be says something to programs alone.
  'Must be a {kind}.': 'Hii si sahihi.',
};
