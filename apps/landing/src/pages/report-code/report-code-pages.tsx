import type { ReportCodeState } from '@repo/domain/report-code';
import { leftBlank } from '../../site/filling.tsx';
import type { Language } from '../../site/languages.ts';
import type { SitePage } from '../../site/site-page.ts';
import {
  CheckCodePage,
  MissingCodePage,
  RefusedCodePage,
  UnknownCodePage,
  type Refusal,
} from './CheckCodePage.tsx';
import { tellsNothing, type KnownState } from './looks.ts';
import { ReportCodePage } from './ReportCodePage.tsx';
import { wordsOf } from './words.ts';

/** The page on which a visitor types the code of a printed report. */
export const checkCodePage: SitePage = {
  path: '/r',
  head: (language) => {
    const { check, checkAbout } = wordsOf[language].head;
    return { title: check, description: checkAbout };
  },
  Content: CheckCodePage,
};

/** Its title says the state and names no person (quality A21). */
const codePage = (state: KnownState): SitePage => ({
  path: `/r/${leftBlank.value('report_code')}`,
  head: (language) => {
    const words = wordsOf[language];
    return {
      title: words.head.known(words[state].title),
      // A chat keeps the title that it read once: 'genuine' would stay there after the code was revoked.
      linkTitle: words.head.check,
      description: words.head.about,
    };
  },
  ...(!tellsNothing(state) && { script: 'compare-file' }),
  Content: ({ language }) => <ReportCodePage language={language} state={state} />,
});

/** Its title says the result at once, because no script moves the visitor to the answer. */
const withoutReport = (Content: SitePage['Content'], titleIn: (language: Language) => string): SitePage => ({
  ...checkCodePage,
  unlisted: true,
  head: (language) => ({ ...checkCodePage.head(language), title: titleIn(language) }),
  Content,
});

const refusedPage = (refusal: Refusal): SitePage =>
  withoutReport(
    ({ language }) => <RefusedCodePage language={language} refusal={refusal} />,
    (language) => wordsOf[language].head[refusal],
  );

/** The pages of a known code, one for each state. */
const ofStates = {
  'report-genuine': codePage('genuine'),
  'report-in-progress': codePage('inProgress'),
  'report-superseded': codePage('superseded'),
  'report-expired': codePage('expired'),
  'report-withdrawn': codePage('withdrawn'),
  'report-revoked': codePage('revoked'),
} as const satisfies Readonly<Record<`report-${ReportCodeState}`, SitePage>>;

/** By their names in the server (`apps/api/src/http/site-pages/report-code-page.ts`). */
export const reportCodePages: Readonly<Record<string, SitePage>> = {
  ...ofStates,
  'report-unknown': withoutReport(UnknownCodePage, (language) => {
    const { head, unknown } = wordsOf[language];
    return head.known(unknown.title);
  }),
  'report-code-refused': refusedPage('refused'),
  'report-code-number': refusedPage('number'),
  'report-code-lookalike': refusedPage('lookalike'),
  'report-code-missing': withoutReport(MissingCodePage, (language) => wordsOf[language].head.missing),
};
