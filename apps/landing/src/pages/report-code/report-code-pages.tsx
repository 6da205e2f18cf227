import type { ReportCodeState } from '@repo/domain/report-code';
import { leftBlank } from '../../site/filling.tsx';
import type { Language } from '../../site/languages.ts';
import type { SitePage } from '../../site/site-page.ts';
import { CheckCodePage, RefusedCodePage, UnknownCodePage } from './CheckCodePage.tsx';
import type { KnownState } from './looks.ts';
import { ReportCodePage } from './ReportCodePage.tsx';
import { wordsOf } from './words.ts';

/** Where the code of a printed report is typed. */
export const checkCodePage: SitePage = {
  path: '/r',
  head: (language) => {
    const { check, checkAbout } = wordsOf[language].head;
    return { title: check, description: checkAbout };
  },
  Content: CheckCodePage,
};

/** Its title says the state, and names nobody (quality A21). */
const codePage = (state: KnownState): SitePage => ({
  path: `/r/${leftBlank.value('report_code')}`,
  head: (language) => {
    const words = wordsOf[language];
    return {
      title: words.head.known(words[state].title),
      // A chat shows for ever what it read once: 'genuine' would stand there after the code was taken back.
      linkTitle: words.head.check,
      description: words.head.about,
    };
  },
  Content: ({ language }) => <ReportCodePage language={language} state={state} />,
});

/** Its title says at once what came of it: no script moves anybody to the answer. */
const withoutReport = (Content: SitePage['Content'], titleIn: (language: Language) => string): SitePage => ({
  ...checkCodePage,
  unlisted: true,
  head: (language) => ({ ...checkCodePage.head(language), title: titleIn(language) }),
  Content,
});

/** The pages of a code that some report has or had: one for each state. */
const ofStates = {
  'report-genuine': codePage('genuine'),
  'report-in-progress': codePage('inProgress'),
  'report-superseded': codePage('superseded'),
  'report-revoked': codePage('revoked'),
} as const satisfies Readonly<Record<`report-${ReportCodeState}`, SitePage>>;

/** By the names that the server asks for them under (`apps/api/src/http/site-pages/report-code-page.ts`). */
export const reportCodePages: Readonly<Record<string, SitePage>> = {
  ...ofStates,
  'report-unknown': withoutReport(UnknownCodePage, (language) => {
    const { head, unknown } = wordsOf[language];
    return head.known(unknown.title);
  }),
  'report-code-refused': withoutReport(RefusedCodePage, (language) => wordsOf[language].head.refused),
};
