import { leftBlank } from '../../site/filling.tsx';
import { addressIn } from '../../site/languages.ts';
import type { SitePage } from '../../site/site-page.ts';
import { HiddenProfilePage } from './HiddenProfilePage.tsx';
import { wordsOf } from './words.ts';
import { tierOf, WorkerProfilePage, type ShownTier } from './WorkerProfilePage.tsx';

const path = `/w/${leftBlank.value('slug')}`;

const profilePage = (shownTier: ShownTier): SitePage => ({
  path,
  head: (language) => {
    const { head, tiers } = wordsOf[language];
    return {
      title: head.title(leftBlank.value('who')),
      description: head.description(tiers[tierOf(shownTier)], leftBlank.value('trust_score')),
      // Chats keep a picture under its address: one that shows something else has another.
      picture: `${addressIn(language, path)}/preview.png?v=${leftBlank.value('picture_name')}`,
    };
  },
  Content: ({ language }) => <WorkerProfilePage language={language} shownTier={shownTier} />,
});

/** One for each standing of a worker. */
const ofTiers = {
  'worker-profile-none': profilePage('none'),
  'worker-profile-Basic': profilePage('Basic'),
  'worker-profile-Silver': profilePage('Silver'),
  'worker-profile-Gold': profilePage('Gold'),
  'worker-profile-Platinum': profilePage('Platinum'),
} as const satisfies Readonly<Record<`worker-profile-${ShownTier}`, SitePage>>;

/** By the names that the server asks for them under (`apps/api/src/http/site-pages/profile-page.ts`). */
export const workerProfilePages: Readonly<Record<string, SitePage>> = {
  ...ofTiers,
  // One page whether there is no such worker or she is not shown: it names nobody.
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
