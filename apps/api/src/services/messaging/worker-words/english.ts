import { brand } from '@repo/domain/brand';
import { CONSENT_LASTS_DAYS } from '@repo/domain/consent-request';
import { CONTACT_REQUEST_EXPIRES_AFTER_HOURS } from '@repo/domain/contact-request';
import { formatDate } from '@repo/domain/dates';
import { REFUSAL_RESTS_DAYS } from '@repo/domain/permission-to-ask';
import {
  listed as listedIn,
  withList,
  withName,
  type OpenQuestion,
  type WorkerStatus,
  type WorkerWords,
} from './words.ts';

const nameless = 'An employer';
const subjects = { invitation: 'invitation', consent: 'check', contact_request: 'contact details' };
const listed = (questions: readonly OpenQuestion[]) => listedIn(questions, { subjects, nameless });
const choosing = (questions: readonly OpenQuestion[], write: (list: string) => string) =>
  withList(questions, { subjects, nameless }, write);

const say = (text: string) => `${brand.name}: ${text}`;
const HELP = 'To see how things stand, reply STATUS or HALI. Kwa Kiswahili jibu KISWAHILI.';
const END = 'To get no more messages and withdraw every consent, reply STOP.';

const identities = {
  verified: 'verified',
  pending: 'under review',
  needs_verification: 'not verified yet',
} satisfies Record<WorkerStatus['identity'], string>;

const certificates = {
  missing: 'not uploaded',
  uploaded: 'under review',
  accepted: 'accepted',
  refused: 'needed again',
  expired: 'has run out',
} satisfies Record<WorkerStatus['policeClearance'], string>;

export const english: WorkerWords = {
  nameless,
  choices: (number) => `Reply YES ${number} or NO ${number}`,
  lookedInto: {
    lite: 'ID, references, complaints at work',
    standard: 'ID, references, police record, social media, complaints at work',
    premium: 'ID, references, police record, social media, health, work history, complaints at work',
  },
  invitation: (employer, checks) =>
    say(
      `${employer} asks to check you before hiring you: ${checks}. Free. YES counts for ${CONSENT_LASTS_DAYS} days.`,
    ),
  consent: (employer, checks) =>
    say(
      `${employer} has paid to check you for work: ${checks}. Free for you. YES counts for ${CONSENT_LASTS_DAYS} days.`,
    ),
  contactRequest: (employer) =>
    say(
      `${employer} asks for your name and phone number to contact you about work. You have ${CONTACT_REQUEST_EXPIRES_AFTER_HOURS} hours.`,
    ),
  otherLanguage: 'Kwa Kiswahili jibu KISWAHILI.',

  code: (code, minutes) =>
    say(`your code is ${code}. It is valid for ${minutes} minutes. We never ask you for it.`),
  newDevice: say(
    'your account was signed in to on another device. If that was not you, sign in and sign out everywhere.',
  ),

  declined: say('you said no. No check about you was started and the employer gets the money back.'),
  expired: say(
    'you did not answer within 48 hours, so no check about you was started. The employer gets the money back.',
  ),
  thanksForYes: say('thank you, your YES is noted. You can withdraw it at any time by replying STOP.'),
  thanksForContact: say(
    'thank you, your YES is noted. The employer now sees your name and phone number. You can withdraw this at any time by replying STOP.',
  ),
  thanksForNo: (number, employerName) =>
    withName(employerName, 'This employer', (who) =>
      say(
        `thank you, your NO is noted. Nothing about you is shared. ${who} cannot ask you again for ${REFUSAL_RESTS_DAYS} days. To end it for good reply BLOCK ${number}.`,
      ),
    ),
  blocked: say('this employer is blocked and can ask you nothing more. What you had agreed to is withdrawn.'),
  blockWhich: say(
    'whom do you want to block? Reply BLOCK and the number of the message, for example BLOCK 7.',
  ),

  stopped: say(
    'your STOP is noted and every consent withdrawn. We write no more, unless you yourself ask for a code to sign in. To let us write again, reply START.',
  ),
  started: say(
    'your START is noted: employers can ask you again, and we write to you. What you withdrew stays withdrawn. To end it, reply STOP.',
  ),
  languageChanged: say('from now on we write to you in English. Kwa Kiswahili jibu KISWAHILI.'),
  noAccount: say(
    'this number has no account yet, so there is no language to keep. You can choose it when you sign in.',
  ),

  checkComplete: say(
    'a check about you is complete. Sign in to see every result; if one is wrong, you can dispute it there.',
  ),
  findingAsked: (until) =>
    say(
      `there is a result about you that is in no report yet. Sign in to read it. If it is wrong, tell us there before ${formatDate(until)}.`,
    ),
  identityVerified: say('your identity is verified. Employers now see that you are who you say you are.'),
  identityFailed: say(
    'your identity could not be verified with these photos. Sign in to see why, and what to do.',
  ),
  identityName: say('your ID shows another name than your profile. Sign in and tell us which is right.'),
  referenceRefused: say(
    'one of the people you named does not want to be a reference. You can name somebody else in the app.',
  ),
  incidentAsked: say(
    'an employer told us about something at work. Nothing is decided yet. Our team will call you, so that you can tell your side first.',
  ),
  documentLookedAt: say('our team has looked at a document that you sent. Sign in to see what it says.'),

  whoAsked: (appLink) =>
    say(
      `who asks is in our message with the question. In the app you see every employer who asked: ${appLink}`,
    ),
  howToStop: say(
    'to get no more messages from us, reply STOP. It also withdraws every consent that you gave us.',
  ),
  willCall: say(
    'we read your message. Our team will call you on this number. We never ask for a code or money.',
  ),
  notBySms: (waysToReachUs) =>
    say(`we read your message, and cannot do this by SMS. You can reach us here: ${waysToReachUs}`),

  noneOpen: say('you have no open questions. There is nothing to answer.'),
  takenBack: (questions) =>
    say(
      `that question was taken back. Nothing about you is shared.${questions.length > 0 ? ` Still open: ${listed(questions)}.` : ' There is nothing to answer.'}`,
    ),
  open: (questions) => say(`your open questions: ${listed(questions)}. Reply YES or NO and the number.`),
  status: ({ identity, references, policeClearance, cases, moreCases }) =>
    [
      `ID: ${identities[identity]}.`,
      `References: ${references.verified} of ${references.needed} verified.`,
      `Police clearance (Good Conduct): ${certificates[policeClearance]}.`,
      ...cases.map(({ employer, decided, total }) =>
        decided === total
          ? `Check for ${employer}: complete.`
          : `Check for ${employer}: ${decided} of ${total} done.`,
      ),
      ...(moreCases > 0 ? [`${moreCases} more in the app.`] : []),
    ].join(' '),
  ambiguous: (questions) =>
    choosing(questions, (list) =>
      say(
        `you have ${questions.length} open questions. Reply with the number, for example YES ${questions[0]?.number ?? ''}. Open: ${list}.`,
      ),
    ),
  tooLate: (questions) =>
    choosing(questions, (list) =>
      say(
        `your message was written before we asked, so it was not counted. To answer, reply YES or NO and the number: ${list}.`,
      ),
    ),
  unknownNumber: (questions) =>
    choosing(questions, (list) =>
      say(`there is no open question with this number. Open: ${list || 'none'}.`),
    ),
  notUnderstood: (questions) =>
    say(
      questions.length > 0
        ? `we did not understand. Reply YES or NO and the number: ${listed(questions)}. ${HELP} ${END}`
        : `we did not understand, and you have no open questions. ${HELP} ${END}`,
    ),
};
