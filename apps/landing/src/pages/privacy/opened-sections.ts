import { accessLevels, type AccessLevel } from '@repo/domain/packages';
import { reportSections, sectionState } from '@repo/domain/report-sections';
import type { Block } from '../../site/Blocks.tsx';
import type { PrivacyWords } from './words.ts';

type Words = PrivacyWords['sections']['seen']['packages'];

const openedBy = (level: AccessLevel, { sections, summary }: Words): string =>
  reportSections
    .flatMap((section) => {
      const state = sectionState(level, section);
      if (state === 'locked') return [];
      return state === 'open' ? [sections[section]] : [summary(sections[section])];
    })
    .join(', ');

/** The report sections that each package opens, by the rule of the server. */
export const openedSections = (words: Words): readonly Block[] => [
  { heading: words.title },
  accessLevels.map((level) => `${words.levels[level]}: ${openedBy(level, words)}.`),
];
