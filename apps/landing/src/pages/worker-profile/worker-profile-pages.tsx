import { leftBlank } from '../../site/filling.tsx';
import { addressIn } from '../../site/languages.ts';
import type { SitePage } from '../../site/site-page.ts';
import { HiddenProfilePage } from './HiddenProfilePage.tsx';
import { wordsOf } from './words.ts';
import { tierOf, WorkerProfilePage, type Standing } from './WorkerProfilePage.tsx';

const path = `/w/${leftBlank.value('slug')}`;

const profilePage = (standing: Standing): SitePage => ({
  path,
  head: (language) => {
    const { head, tiers } = wordsOf[language];
    return {
      title: head.title(leftBlank.value('who')),
      description: head.description(tiers[tierOf(standing)], leftBlank.value('trust_score')),
      // Chats keep a picture under its address: one that shows something else has another.
      picture: `${addressIn(language, path)}/preview.png?v=${leftBlank.value('picture_name')}`,
    };
  },
  Content: ({ language }) => <WorkerProfilePage language={language} standing={standing} />,
});

/** One for each standing of a worker. */
const ofStandings = {
  'worker-profile-none': profilePage('none'),
  'worker-profile-Basic': profilePage('Basic'),
  'worker-profile-Silver': profilePage('Silver'),
  'worker-profile-Gold': profilePage('Gold'),
  'worker-profile-Platinum': profilePage('Platinum'),
} as const satisfies Readonly<Record<`worker-profile-${Standing}`, SitePage>>;

/** By the names that the server asks for them under (`apps/api/src/http/site-pages/profile-page.ts`). */
export const workerProfilePages: Readonly<Record<string, SitePage>> = {
  ...ofStandings,
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
