import { linkToSection } from '../../scroll-to-section.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { skip } from './skip.css.ts';

const english: Words['appShell'] = { skip: 'Skip to main content' };

/** The first stop of the keyboard: past the header, to the part with the id `main`. */
export function SkipLink() {
  const words = useWords('appShell', english);
  return (
    <a className={skip} {...linkToSection('main')}>
      {words.skip}
    </a>
  );
}
