import { leftBlank, whichever } from '../../site/filling.tsx';
import { addressIn } from '../../site/languages.ts';
import type { SitePage } from '../../site/site-page.ts';
import { HiddenProfilePage } from './HiddenProfilePage.tsx';
import type { ShownTier } from './shown-tier.ts';
import { wordsOf } from './words.ts';
import { WorkerProfilePage } from './WorkerProfilePage.tsx';

const path = `/w/${leftBlank.value('slug')}`;

const scoreIn = ({ outOf, soFar }: (typeof wordsOf)['en']['head']): string => {
  const score = leftBlank.value('trust_score');
  return whichever('trust_reach', soFar(score, leftBlank.value('trust_reach')), outOf(score));
};

const profilePage = (shownTier: ShownTier): SitePage => ({
  path,
  head: (language) => {
    const { head, tiers } = wordsOf[language];
    return {
      title: head.title(leftBlank.value('who')),
      description: shownTier === 'none' ? head.unchecked : head.description(tiers[shownTier], scoreIn(head)),
      // Chats cache a picture by its address, so a changed picture needs another address.
      picture: `${addressIn(language, path)}/preview.png?v=${leftBlank.value('picture_name')}`,
    };
  },
  Content: ({ language }) => <WorkerProfilePage language={language} shownTier={shownTier} />,
});

/** One page for each trust tier of a worker. */
const ofTiers = {
  'worker-profile-none': profilePage('none'),
  'worker-profile-Basic': profilePage('Basic'),
  'worker-profile-Silver': profilePage('Silver'),
  'worker-profile-Gold': profilePage('Gold'),
  'worker-profile-Platinum': profilePage('Platinum'),
} as const satisfies Readonly<Record<`worker-profile-${ShownTier}`, SitePage>>;

/** By their names in the server (`apps/api/src/http/site-pages/profile-page.ts`). */
export const workerProfilePages: Readonly<Record<string, SitePage>> = {
  ...ofTiers,
  // The same page for an unknown worker and for a hidden one. It names no person.
  'worker-profile-hidden': {
    path: '/',
    unlisted: true,
    head: (language) => {
      const { title, text } = wordsOf[language].hidden;
      return { title, description: text };
    },
    Content: HiddenProfilePage,
  },
};
