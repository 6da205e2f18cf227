import type { RetentionWords } from './retention.ts';

const WITH_ACCOUNT = 'as long as your account';

/** The retention table in the words of the privacy page. */
export const retentionInEnglish: RetentionWords = {
  period: ({ days, from, end }) => `${days === 1 ? '1 day' : `${days} days`} ${from}, then ${end}`,
  ended: {
    signInCodes: {
      what: 'Sign-in codes, scrambled, and the number that each was sent to',
      from: 'after it was sent',
      why: 'So that nobody can have more than ten codes a day of each app sent to your phone.',
    },
    countedLimits: {
      what: 'Counts of how often something was tried, and which workers a household was shown in a day',
      from: 'after the hour or day that was counted',
      why: 'So that nobody guesses a number, sends messages without end, or copies the whole list.',
    },
    unclaimedFiles: {
      what: 'Files whose upload broke off, or that were replaced or taken back',
      from: 'after the upload, or after they were given up',
      why: 'They belong to nothing any more; a day leaves room for a try that failed.',
    },
    endedSessions: {
      what: 'When a device was signed in and out',
      from: 'after it was signed out',
      why: 'So that we can look into a sign-in that was not yours.',
    },
    identityPhotos: {
      what: 'Photos of your face and ID card',
      from: 'after you sent them, or at once when your identity is decided',
      why: 'They are needed to compare you with your ID card, and for nothing after that.',
    },
    identityCallbacks: {
      what: 'What the identity provider told us, word for word',
      from: 'after it came',
      why: 'As long as your photos may be with us; what counts is asked of the provider and kept with your check.',
    },
    judgedDocuments: {
      what: 'Documents that our team accepted, or read for a check',
      from: 'after our team decided about them, or after you took them back',
      why: 'For you to dispute what was read in them; any other is deleted at once when it is rejected, replaced or taken back.',
    },
    attachments: {
      what: 'What our team found elsewhere for a check, such as a page of a public profile',
      from: 'after the check was decided, or after it was saved if the check ended without a decision',
      why: 'For a second member of our team to see it, and for you to dispute what was found.',
    },
    sentMessages: {
      what: 'To which number a message went; its text is erased as soon as it has left',
      from: 'after it was written',
      why: 'So that we can look into a message that did not come, or should not have.',
    },
    messageCallbacks: {
      what: 'SMS that you wrote to us, word for word; whether the network says that ours reached you',
      from: 'after it came',
      why: 'So that we can look into an answer that was misread; what you agreed to is kept by itself.',
    },
    readMessages: {
      what: 'SMS to us that no machine understood, and that our team read: your number, and the words',
      from: 'after our team read them',
      why: 'So that you can ask what was answered; that it was read, and what followed, stays without you.',
    },
    neverJoined: {
      what: 'What a household told us of somebody who never joined: name, number, service, invitations',
      from: 'after she was entered, or the last invitation to her ran out',
      why: 'So that a no is respected for a while; she agreed to nothing further. After STOP her number stays, so that nobody writes to her.',
    },
    notifications: {
      what: "Alerts in a worker's app",
      from: 'after she was told',
      why: 'What became of them stands where it belongs.',
    },
    paymentCallbacks: {
      what: 'What the payment provider told us, word for word',
      from: 'after it came',
      why: 'As long as a bank can still take a payment back; that it came, and under which reference, is kept with the payment.',
    },
    unansweredQuestions: {
      what: 'The words of questions to which a worker did not say yes, and what the household typed about her',
      from: 'after the question ran out',
      why: 'So that either side can ask what was said; that it was asked, and the answer, stay.',
    },
    unreadMessages: {
      what: 'Such an SMS that our team did not come to read',
      from: 'after it came',
      why: 'Nobody can act on words that are so old.',
    },
    failedIdentityChecks: {
      what: 'Names and notes of an identity check that failed',
      from: 'after it was decided',
      why: 'For you to dispute it; that it failed, and why, stays with your account.',
    },
    replacedCertificates: {
      what: 'The number of a certificate that was replaced or taken back',
      from: 'after it was replaced or taken back',
      why: 'A certificate holds for a year: so long a report may rest on it.',
    },
  },
  lasting: {
    accounts: {
      what: "A household's or worker's own profile, work history and references",
      until: WITH_ACCOUNT,
      why: 'It is yours: you change it and take parts of it back yourself.',
    },
    questions: {
      what: 'Invitations, requests and their answers',
      until: WITH_ACCOUNT,
      why: 'Both sides can see what was asked and answered, and when.',
    },
    consents: {
      what: 'What a worker agreed to: the words, the language, when, how, until when, and when she took it back; which households she refused or blocked',
      until: 'as long as her account and every report that rests on it',
      why: 'The law wants us to be able to prove it.',
    },
    payments: {
      what: 'Payments and refunds',
      until: 'as long as your account, and as long as the law on accounts and taxes asks',
      why: 'They prove who paid what to whom, and what went back.',
    },
    reports: {
      what: 'Checks, their outcomes, and the numbers and codes of reports',
      until: WITH_ACCOUNT,
      why: 'The household relies on the report, the worker can dispute it, and a third person can ask whether a paper is genuine.',
    },
    findings: {
      what: 'Reviews, reported incidents, what was decided about them, and disputes',
      until: WITH_ACCOUNT,
      why: 'A decision about somebody has to be open to dispute, and what was refuted is not brought up again as new.',
    },
    looks: {
      what: 'That a household found a worker by her full phone or ID number: its name, and when',
      until: 'as long as her account',
      why: 'A worker can learn who looked for her.',
    },
    refusals: {
      what: 'That a number said no or STOP, scrambled so that it cannot be read back',
      until: 'until that number takes it back',
      why: 'So that nobody is written to again who does not want it.',
    },
    team: {
      what: 'Members of the verification team',
      until: 'as long as a decision of theirs is kept',
      why: 'Whoever decided something answers for it.',
    },
    audit: {
      what: 'The record of who changed or looked at what, without names, numbers or texts',
      until: 'for good',
      why: 'Each line seals the one before: one that went would make the rest worthless as proof.',
    },
  },
};
