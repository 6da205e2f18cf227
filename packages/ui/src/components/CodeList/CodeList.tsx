import * as css from './CodeList.css.ts';

export interface CodeListProps {
  /** Names the list for screen readers: 'Recovery codes'. */
  label: string;
  codes: readonly string[];
}

/** Codes that a person copies by hand, each with letters that cannot be confused. */
export function CodeList({ label, codes }: CodeListProps) {
  return (
    <ul className={css.codes} aria-label={label}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
