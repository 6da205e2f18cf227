import { english as confirmations } from '@repo/domain/confirmations/english';
import { kiswahili as confirmationsInKiswahili } from '@repo/domain/confirmations/kiswahili';
import { ownScoreWords } from '@repo/domain/own-score/own-score';
import { english as refusals } from '@repo/domain/refusals/english';
import { kiswahili as refusalsInKiswahili } from '@repo/domain/refusals/kiswahili';
import { PHOTO_NOTE } from '@repo/domain/report-words';

interface Example {
  readonly rule: string;
  /** The product's own texts. */
  readonly english: string;
  readonly kiswahili: string;
}

export const voice: readonly Example[] = [
  {
    rule: 'Say what happened, and what comes next.',
    english: confirmations.invitationSent,
    kiswahili: confirmationsInKiswahili.invitationSent,
  },
  {
    rule: 'Take the fault on us, and say what to do.',
    english: refusals.serviceFailed,
    kiswahili: refusalsInKiswahili.serviceFailed,
  },
  {
    rule: 'A no has no price, and says how long it counts.',
    english: confirmations.requestDeclined,
    kiswahili: confirmationsInKiswahili.requestDeclined,
  },
  {
    rule: 'Nothing is more certain than we know it.',
    english: ownScoreWords.en.unchecked,
    kiswahili: ownScoreWords.sw.unchecked,
  },
];

interface Speaking {
  readonly to: string;
  readonly rule: string;
  readonly english: string;
  readonly kiswahili?: string;
}

export const pronouns: readonly Speaking[] = [
  {
    to: 'To an employer',
    rule: 'The worker is she and her.',
    english: PHOTO_NOTE,
  },
  {
    to: 'To the worker',
    rule: 'You, and our team is we. In Kiswahili one person, without titles.',
    english: ownScoreWords.en.texts.identity.earned,
    kiswahili: ownScoreWords.sw.texts.identity.earned,
  },
  {
    to: 'On her public page',
    rule: 'Her first name, and neither he nor she: the page does not know. Kiswahili asks for no choice.',
    english: 'Achieng added this photo. We did not compare it with an ID.',
  },
];

/** A sentence of the product, beside one that says the same badly. */
export const pairs: readonly { readonly good: string; readonly bad: string; readonly why: string }[] = [
  { good: 'Check and send', bad: 'Submit', why: 'A button says what it does.' },
  {
    good: 'The report shows which points she earned.',
    bad: 'Which of these points are earned stands in a report.',
    why: 'Subject, verb, object.',
  },
  {
    good: 'Unable to verify',
    bad: 'Verification failed',
    why: 'We do not know. Nobody has failed.',
  },
  {
    good: 'A new one costs KES 1,050 on eCitizen.',
    bad: 'Additional third-party charges may apply.',
    why: 'The amount, and who gets it.',
  },
  {
    good: 'We never say who told us.',
    bad: 'Your report is treated as strictly confidential.',
    why: 'A promise that can be kept word for word.',
  },
  {
    good: 'No workers found. Try another name.',
    bad: 'Oops! Nothing here yet.',
    why: 'What is so, and what to do. No jokes where trust is at stake.',
  },
];

export const capitals: readonly string[] = [
  'Sentences, titles, states and buttons begin with a capital, and go on without.',
  'Where the specification gives a text, its capitals stay: Get Started, Start New Verification, In Progress.',
  'Names of checks and packages are names: Final Review, Standard Check.',
  'Kiswahili follows its own titles: Jaribu Tena is a button, jaribu tena is a sentence.',
  'YES, NO and STOP are capitals, because they are typed into an SMS.',
  'No word is in capitals to be loud.',
];
