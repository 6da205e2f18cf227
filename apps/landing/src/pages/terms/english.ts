import { REQUEST_EXPIRES_AFTER_HOURS, REQUEST_REMINDER_AFTER_HOURS } from '@repo/domain/consent-request';
import { brand } from '@repo/domain/brand';
import { INCIDENTS_PER_DAY } from '@repo/domain/incident-report';
import { formatKes } from '@repo/domain/money';
import { URGENT_DURATION, USUAL_DURATION } from '@repo/domain/packages';
import { POLICE_CERTIFICATE_PRICE_CENTS, POLICE_CERTIFICATE_WEEKS } from '@repo/domain/police-clearance';
import { REPORT_CURRENT_DAYS } from '@repo/domain/report-standing';
import { MINIMUM_AGE_YEARS } from '@repo/domain/worker-profile-form';

export const english = {
  head: {
    title: `Terms — ${brand.name}`,
    description: `What ${brand.name} does and does not do, what it costs, when you get your money back, and what households and workers can expect.`,
  },
  title: 'Terms of service',
  lead: 'What you can rely on here, what you cannot, and what we ask of you. In plain words, because they count.',
  version: 'Version of 27 November 2026',
  contents: 'On this page',
  sections: {
    who: {
      title: 'Between whom',
      blocks: [
        `These terms hold between whoever runs ${brand.name} (“we”), the households that use it, and the workers who have a profile here. Whoever opens an account or signs in agrees to them. What we do with personal data stands in the privacy notice.`,
      ],
      privacy: 'Read the privacy notice',
    },
    service: {
      title: 'What the service is, and what it is not',
      blocks: [
        'A household finds or invites a worker, pays for a package, and gets a report of the checks in it: identity, references, police clearance and others, each with its result and who or what it rests on. The worker agrees first.',
        [
          'We report what was found, what was not found, and what could not be verified. Nothing is added to make a report look full.',
          'A report says how things stood on its date. It is no guarantee of how anybody will behave, and no advice to hire or not to hire: you decide.',
          'A trust score is a sum of points by fixed rules, shown with how it is made up. It is no judgement of a person.',
          'We employ no workers, place none, and are no party to what a household and a worker agree.',
        ],
      ],
    },
    police: {
      title: 'Police clearance (Certificate of Good Conduct)',
      blocks: [
        `We verify a police clearance certificate that the worker has; we neither issue, sell nor rush one. She gets it on eCitizen, where it costs ${formatKes(POLICE_CERTIFICATE_PRICE_CENTS)} and takes ${String(POLICE_CERTIFICATE_WEEKS.minimum)} to ${String(POLICE_CERTIFICATE_WEEKS.maximum)} weeks. Until she has it that step says that it waits for it, and the other steps go on.`,
      ],
    },
    accounts: {
      title: 'Accounts',
      blocks: [
        [
          `You must be ${String(MINIMUM_AGE_YEARS)} or older.`,
          'An account belongs to a phone number, and whoever gets its code can sign in. Keep your phone and your codes to yourself; we never ask you for a code.',
          'What you say of yourself must be true. A household says the name that a worker should read when she is asked.',
          'A new phone number is a new account. If you lose your number, write to us.',
        ],
      ],
    },
    consent: {
      title: 'Nothing without the worker’s yes',
      blocks: [
        `Before any check for a household the worker is asked by SMS, and in her app. She has ${String(REQUEST_EXPIRES_AFTER_HOURS)} hours, with one reminder after ${String(REQUEST_REMINDER_AFTER_HOURS)}; silence is a no. She may take a yes back at any time. Nobody may press or trick her into it, or answer in her place.`,
        'Invite or ask only people whom you really think of hiring, with a number that they gave you or that is known to be theirs.',
      ],
    },
    price: {
      title: 'Price and payment',
      blocks: [
        [
          'What you pay is the price that is shown to you before you pay, in Kenya shillings. A price that stands anywhere else, on our first page or in an advertisement, does not count.',
          'It is paid once for one package, one worker and one household, by M-PESA or card on the page of Paystack. There is no subscription.',
          'A deeper package for the same worker is paid in full; what you paid for the smaller one is not taken off.',
          'What you have already, or something that goes as deep, is not sold to you again.',
          'To invite a worker costs nothing. Her side is always free.',
        ],
      ],
    },
    time: {
      title: 'How long it takes',
      blocks: [
        `A package says how long its checks usually take (${USUAL_DURATION}; ${URGENT_DURATION.toLowerCase()} for the urgent one), counted from the worker's yes. That is our aim and no promise: it depends on her, her references, her certificate and the official registers. Every step shows whom it waits for and when it is expected.`,
      ],
    },
    refunds: {
      title: 'When you get your money back',
      blocks: [
        'In full, by itself, without your asking, on the way by which you paid:',
        [
          'the worker says no to the check that you paid for',
          `she does not answer within ${String(REQUEST_EXPIRES_AFTER_HOURS)} hours`,
          'she takes her consent back, or answers STOP, before any check is decided',
          'what arrives is not the price that was asked, or not in shillings, or was paid twice: then what arrived goes back',
        ],
        'If she takes her consent back, or answers STOP, after some checks are decided and before your report is complete, the others stop, and their share of the price goes back to you by itself, rounded up to whole shillings. Where five of eight checks are decided, that is three eighths. You keep the results that were decided.',
        'You are told by SMS. We ask Paystack for it at once; how soon it is with you depends on your bank or M-PESA.',
        'Not by itself: once the report is complete; because a result is not what you hoped for; because a step could not be verified or takes longer. If we have not done what you paid for, write to us, and we put it right or give the money back. Your rights under the Consumer Protection Act, 2012 stay as they are.',
        'If your bank takes a payment back, the check that it paid for ends.',
      ],
    },
    report: {
      title: 'What a household may do with a report',
      blocks: [
        [
          'Use it to decide whether to hire this worker, and to keep your household safe.',
          `Rely on it for ${REPORT_CURRENT_DAYS} days. After that, and once the worker takes her consent back, it shows you its results without her score, her ID number and the contacts of her references, and its code says so.`,
          'Keep it to yourself and those who decide with you. Do not publish, sell or pass it on, and do not put it on social media. Whoever must know that it is real can be given its code, which shows no finding; you can take the code back.',
          'Do not use it, or what you learn here, to discriminate against anybody or to threaten her. The Constitution and the Employment Act forbid it, and so do we.',
          'If you decide against her because of a finding, let her know that she can read and dispute it.',
          'Delete what you downloaded when you need it no more: for your copy you answer yourself under the Data Protection Act, 2019.',
          'A phone number that a worker shares with you is for talking to her about work.',
        ],
      ],
    },
    reviews: {
      title: 'Reviews and incident reports',
      blocks: [
        [
          'Only a household with a paid check of a worker, or whose invitation she accepted, may write about her. Write what you have seen yourself, and only what is true.',
          'Our team reads every review before others do, and says why it keeps one back. While it waits you can change it or take it back. It is published without your name.',
          `An incident report is an allegation. Nobody else reads it, and nothing changes for the worker, until our team upholds it, and it upholds none before she was asked for her side. A household can report ${String(INCIDENTS_PER_DAY)} a day.`,
          'Whoever makes something up to harm somebody can lose the account and answers for it in law. In danger call the police: we are no emergency service.',
        ],
      ],
    },
    workers: {
      title: 'If you are a worker',
      blocks: [
        [
          'Everything here is free for you. Nobody may ask you for money for a check, a good result or a place on a list; if somebody does, tell us.',
          'You decide who checks you and who gets your number, and whether households that do not know you find you. You can say no, and you can take a yes back, without giving a reason.',
          'A finding is decided by two people of our team. You are told of it five days before it goes into a report, and can answer it or show a paper.',
          'You read every result about you. If one is wrong you dispute it: from then on everybody who reads it reads that it is disputed, until a person of our team has decided and told you why.',
          'Before an incident about you is upheld you are asked for your side.',
          'What you hand in must be your own and real. A forged document is reported as what it is.',
          'Name as references only people who know your work. They are told, and may refuse.',
          'We cannot promise you work.',
        ],
      ],
    },
    misuse: {
      title: 'What ends an account',
      blocks: [
        'We may limit or close an account that is used to deceive, to harass, to collect data about people, to get around a no, or to attack the service. We say so first and hear you, unless somebody would come to harm meanwhile. Some limits work by themselves: how many people can be asked, searched for or written to within a time. You can stop using the service at any time; to have your account closed, write to us.',
      ],
    },
    liability: {
      title: 'What we answer for',
      blocks: [
        [
          'We answer for doing the checks with care, by people who look at what they decide, and for our own mistakes as Kenyan law provides.',
          'We rely on others: registers, the identity provider, referees, mobile networks. What they get wrong we report in good faith, say where it comes from, and correct when we learn better.',
          'We do not answer for the decision to hire or not, for how somebody behaves at work, or for what a household does with a report against these terms.',
          'The service may be down at times. What you paid for is not lost by it.',
        ],
        'Nothing here takes away a right that the law does not let anybody take away.',
      ],
    },
    law: {
      title: 'Law and complaints',
      blocks: [
        'The law of Kenya applies, and its courts decide. Tell us first what is wrong: most things can be put right without them. About personal data you can also complain to the Data Protection Commissioner at any time.',
      ],
    },
    changes: {
      title: 'Changes of these terms',
      blocks: [
        'New terms stand here with a new date. What you bought before keeps the terms under which you bought it. If a sentence here turns out not to hold, the others do.',
      ],
    },
  },
} as const;
