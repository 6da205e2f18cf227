/** The class names of one element. Switched-off ones are left out. */
export function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
