import * as css from './page.css.ts';

/** `code` in a sentence, as in the comments of the sources. */
export const Sentence = ({ of }: { readonly of: string }) =>
  of
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part));

export const Sentences = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={css.list}>
    {of.map((sentence) => (
      <li key={sentence} className={css.point}>
        <Sentence of={sentence} />
      </li>
    ))}
  </ul>
);
