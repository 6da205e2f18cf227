import { brand } from '@repo/domain/brand';
import { Anchor } from '../../components/LinkProvider/LinkProvider.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import * as css from './WordmarkLink.css.ts';

export interface WordmarkLinkProps {
  href: string;
  state?: unknown;
}

const english: Words['wordmarkLink'] = { home: (name) => `${name}, home` };

/** The mark and the name as the way home, at the top of a page. */
export function WordmarkLink({ href, state }: WordmarkLinkProps) {
  const words = useWords('wordmarkLink', english);
  return (
    <Anchor href={href} state={state} className={css.home} aria-label={words.home(brand.name)}>
      <Wordmark />
    </Anchor>
  );
}
