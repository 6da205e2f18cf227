import { CONSENT_LASTS_DAYS, REQUEST_EXPIRES_AFTER_HOURS } from '@repo/domain/consent-request';
import { REFUSAL_RESTS_DAYS } from '@repo/domain/permission-to-ask';
import { brand } from '@repo/domain/brand';
import { retentionInEnglish } from '@repo/domain/retention-english';
import { trustComponents } from '@repo/domain/trust-score';
import { MINIMUM_AGE_YEARS } from '@repo/domain/worker-profile-form';

export const english = {
  head: {
    title: `Privacy — ${brand.name}`,
    description: `What ${brand.name} keeps of people, why, for how long and who sees it; your rights under Kenya's Data Protection Act, 2019.`,
  },
  title: 'Privacy',
  lead: "What we keep of you, why, for how long and who sees it. Your rights under Kenya's Data Protection Act, 2019, and how to use each of them here.",
  version: 'Version of 29 November 2026',
  /** No part of the legal text: every line repeats what a section says. */
  brief: {
    title: 'In short',
    lines: [
      'Without a YES, no check of a worker is made for a household. She can take it back at any time, for free.',
      'A household gets her phone number in full only after she approved its contact request.',
      'Your M-PESA PIN and your whole card number never reach us.',
      'We do not sell personal data, we do not advertise with it, and we set no cookies.',
      'Every kind of data has a period after which it goes. To see, correct or delete yours costs nothing.',
    ],
  },
  contents: 'On this page',
  sections: {
    who: {
      title: 'Who is responsible',
      blocks: [
        `${brand.name} checks the background of household workers for households in Kenya, with the worker's consent. Whoever runs this site decides what is kept and why, and answers for it: in the words of the Act, it is the data controller.`,
      ],
    },
    collected: {
      title: 'What we keep, and from whom it comes',
      blocks: [
        { heading: 'Of a household' },
        [
          'From you, to open an account: your name, phone number and place.',
          'From you, if you fill it in: e-mail, company and industry, size of the family, which work and budget you have in mind, special wishes, and whom to call in an emergency.',
          'What you do here: whom you invite or ask, what you buy, the reviews and incident reports that you write.',
          'Of a payment: the amount, our order number, the day and the way it was paid, and the e-mail address for the receipt. What Paystack tells us of it, which may hold the last digits of a card or the number that paid, is kept encrypted, and not for long. Your whole card number and your M-PESA PIN never reach us.',
        ],
        { heading: 'Of a worker' },
        [
          'From you: name, phone number, place, date of birth or age, National ID number; and if you give it: gender, e-mail, photo, kind of work, years of experience, education, skills, languages, availability, words about yourself, and whom to call in an emergency.',
          'From you, for the identity check: a selfie, some photos of your moving face, and photos of your ID card.',
          'From you: documents (National ID, police clearance (Certificate of Good Conduct), other certificates such as health or courses) and the people you name as references.',
          'From a household that invites you: the name and number, the kind of work and whatever else it typed about you. You can correct it.',
          'From others, once you have agreed to a check: what your references say on the phone, what the identity provider answers, what our team finds, and its decision on each step.',
          'From households that know you: reviews, and reports of incidents.',
          'What you agreed to or refused, in which words, when, and by SMS or in the app.',
        ],
        { heading: 'Of somebody who was invited and never joined' },
        [
          'What the household typed: your name, number and kind of work, and that it invited you. We write to you to ask; without your answer nothing else is collected.',
        ],
        { heading: 'Of a reference' },
        [
          'From the worker: your name, your number and how you know each other. We tell you by SMS before we call.',
          'From you: what you say on the phone, or that you do not want to be asked.',
        ],
        { heading: 'Of everybody' },
        [
          'Sign-in codes and when a device was signed in. Your network address only in a scrambled form that cannot be read back, to count how often something was tried.',
        ],
        'Some of this is sensitive in the sense of the Act: your face as it is measured, your health certificate, your gender. We use it for the check that you agreed to and for nothing else. We do not sell personal data, and we do not advertise with it.',
      ],
    },
    why: {
      title: 'Why, and on which ground',
      blocks: [
        'The Act (section 30) asks for a ground for everything that is done with personal data. Ours are:',
        {
          facts: [
            {
              term: 'Consent',
              value:
                'Every check of a worker for a household, the identity check with its photos, and giving name and number to a household. Never assumed: without a YES nothing is checked and nothing is given out.',
            },
            {
              term: 'Contract',
              value:
                'Accounts, signing in, taking payments, delivering the report that was paid for, giving money back.',
            },
            {
              term: 'Legal obligation',
              value:
                'Keeping proof of consents (section 32), records of payments for accounts and taxes, and answering authorities that may ask by law.',
            },
            {
              term: 'Legitimate interest',
              value:
                'Asking a worker or a reference whether they agree; the registry of upheld misconduct, because children and old people are in the care of those who are hired; keeping abuse away; the sealed record of who changed or looked at what.',
            },
          ],
        },
        'You need not give us anything. Without a phone number there is no account; without what a step needs, that step reads “unable to verify” or waits.',
      ],
    },
    seen: {
      title: 'Who sees it',
      blocks: [
        { heading: 'Any household that is signed in' },
        'A worker who has completed her profile and leaves “Employers can find me” on is found by every household. It sees her name, her photo while she leaves “Show my photo” on, kind of work, town or area (of what she typed as her place only what is in our list of towns and areas), years of experience, education, availability, her age group (such as 25-34), what she writes of her skills, her languages and herself (without phone numbers and links), the first and the last digits of her phone number and the last three of her ID number, whether her identity is verified, her trust score and badge, how many incidents were upheld, published reviews without the name of whoever wrote them, since when she is here, when she last changed her profile, and when her badge last changed. In the app she reads on her profile page what a household sees. A household that she blocked does not find her.',
        { heading: 'A household that invited her' },
        'Until she says yes: the name and number that it typed itself, and whether she answered. Nothing of her account, not even that she has one. The same after a no, after silence, and once her yes has ended or she took it back; a report that was paid for before stays.',
        'A household that knows her full phone or ID number can look her up by it while she can be found, at most ten times an hour. Each time is kept with the name of the household. She can ask us who looked.',
        { heading: 'A household that she said yes to' },
        'The profile that every household can find, also when the switch is off, and her place as she typed it. Name and phone number in full: only after she approved its contact request, until she takes that back. What a check finds: only after she agreed to that check, and only the sections that the package opens. Identity shows her full name and the last three digits of her ID number once her identity is verified. The full number is shown on request alone, 30 a day at most to one household. Each time is kept with the name of the household, and she can ask us who looked. References in full are their names, numbers, how they know her and what they said; a summary is how many there are and how many were reached. After she takes her consent back, and 90 days after the report, the household still reads the results that were decided for it, without her score, ID number, place, years of experience, reviews and the numbers of her references, and nothing that came later.',
      ],
      packages: {
        title: 'What each package opens',
        levels: { none: 'Without a package', lite: 'Lite', standard: 'Standard', premium: 'Premium' },
        summary: (section: string) => `${section} as a summary`,
        sections: {
          identity: 'identity',
          police_clearance: 'police clearance',
          health: 'health',
          misconduct: 'misconduct registry',
          references: 'references',
          work_history: 'work history',
          social_screening: 'social media screening',
          reviews: 'reviews',
          recommendation: 'recommendation',
        },
      },
      after: [
        'Health is checked with the premium packages; the standard package opens that section for a result that exists. A report that was complete before a consent was taken back stays with the household that paid for it. An identity once verified counts for every later check that the worker agrees to.',
        { heading: 'Whoever has the link to a public profile' },
        'A worker can share a link. It shows first name, kind of work, the photo while she leaves “Show my photo” on, trust badge and score, and nothing at all once “Employers can find me” is off.',
        { heading: 'Whoever has the code of a report' },
        'Whether the report is real: its state, number, date and package, and the first name and initial of the worker. Never a finding. The household can take a code back; then it tells nothing about her.',
        { heading: 'Whoever has the link of an invitation' },
        'The first name of the household that invites, and whether the invitation is still open. Nothing about the worker.',
        { heading: 'Our verification team' },
        'What a step needs: profiles, documents, identity photos, the numbers of references, reviews, incident reports and disputes. Every time one of them opens photos, a document or a number, that is on record.',
        { heading: 'The worker' },
        'Everything that she told us, what she agreed to, every result about her, and the name of each household that asks. Never who wrote a review or reported an incident. Her documents are open to her and the team alone, identity photos to the team alone; households see neither.',
        { heading: 'Nobody else' },
        'Apart from the companies in the next section, and courts or authorities where the law obliges us.',
      ],
    },
    providers: {
      title: 'Companies that work for us',
      blocks: [
        {
          facts: [
            {
              term: 'Paystack (payments)',
              value:
                'Gets the amount, our reference, and an e-mail address for the receipt: yours if you gave one, else one that we make up for your account. What you type on its page (card, M-PESA number) stays with it. When your bank asks for a payment back, it also gets your name and phone number, and what you ordered; when a refund is held up, the account that you name to us for it.',
            },
            {
              term: "Africa's Talking (SMS)",
              value:
                'Gets the phone number and the text of each SMS that we send, and of each one that you send us. A text can hold a name: of the household that asks, of the worker who named a reference, or the first name of the worker whom a household asked.',
            },
            {
              term: 'Smile ID (identity)',
              value:
                "Gets a worker's selfie and the photos of her moving face, her name, National ID number, phone number, e-mail if she gave one, and when and in which language she agreed. It compares them with the official record. The photos of the ID card stay with us.",
            },
            {
              term: 'WhatsApp',
              value: 'Gets something only if you yourself press a button that opens a chat.',
            },
          ],
        },
        'They may keep data outside Kenya, under their own notices and the law. They get what is listed here for this work and nothing more.',
      ],
    },
    consent: {
      title: 'Consent, and how to take it back',
      blocks: [
        `We ask by SMS or in the app, for one household at a time, and name what is looked into. The question runs out after ${REQUEST_EXPIRES_AFTER_HOURS} hours; silence is a no. A yes counts for the check that was named, and for smaller ones, for ${CONSENT_LASTS_DAYS} days. For a deeper check, or a later one, we ask anew.`,
        `A no holds, and so does taking a yes back: that household can ask her nothing for ${REFUSAL_RESTS_DAYS} days, and after the third no nothing any more, unless she allows it. What a household writes to a worker is read in her app, never in an SMS.`,
        'For the identity check a worker agrees in the app, before the first photo. Until she sends the photos she can stop.',
        'Of each yes we keep who gave it, to whom, in which words and language, when and by which way. A worker reads all of them in her app under Requests, “What you agreed to”.',
        'A worker can take it back at any time, for free:',
        [
          'In the app: Requests, “What you agreed to”, “Withdraw consent”. It counts for everything of that kind that she agreed to for that household.',
          'One household: “Block this employer” in the app, or BLOCK and the number of its SMS. It takes back what she agreed to for that household, which can then ask her nothing. Our team is told.',
          'By SMS: answer STOP. It takes back every consent, says no to every open question, hides her from households that do not know her, and ends all messages except a code that she asks for herself. START takes messages again; what was withdrawn stays withdrawn.',
        ],
        'Then open checks stop, nothing more is opened to the household, and it gets back the share of the price of the checks that were not decided. What was done before was lawful and stays: the household keeps the results that were decided, without her score, ID number, place, years of experience, reviews and the numbers of her references, and the proof that she had agreed is kept.',
        'A reference answers NO with the number in the SMS, or STOP: the number and what was said go, and we do not call.',
      ],
    },
    automatic: {
      title: 'What machines decide',
      blocks: [
        'Identity: Smile ID compares a face with the official record. We ask it again ourselves before its word counts. A clear yes verifies, if the record has the name of her profile; another name we ask her about first. A no that better photos can cure is told with its reason, and the worker may try again; a doubt, a suspicion, or a no after the last try is looked at by a person of our team and never held against her by a machine alone (section 35).',
        `Trust score: the sum of fixed points for ${String(trustComponents.length)} facts, such as a verified identity or references that were reached. The rules are the same for everybody. A worker always sees how hers is made up, and a household sees it as far as its package goes. It changes by itself with the facts, and it decides nothing: the household does.`,
        'All other decisions about a worker — every step of a check, documents, reviews, incidents, disputes — are made by a person who answers for them.',
      ],
    },
    kept: {
      title: 'For how long',
      blocks: [
        'What has run its time is ended by jobs that run at least once a day. Deleted means gone; emptied means that an entry stays of which nothing personal is left.',
      ],
      table: { caption: 'What is kept for how long', what: 'What', period: 'How long', why: 'Why' },
      after: [
        '“As long as your account”: there is no button yet that closes an account. Write to us, and we delete what the law does not oblige or allow us to keep.',
      ],
    },
    phone: {
      title: 'On your phone: no cookies, no tracking',
      blocks: [
        'We set no cookies, count no visits with the help of others, and load nothing from other companies. The public pages keep nothing on your phone at all. The apps keep in the browser, on this device alone:',
        [
          'that you are signed in, and your name, number and the profile that you saved (households), or name, number, photo address, kind of work, language and how far verification is (workers)',
          'what you typed or chose and have not sent yet, so that nothing is lost when the network is; after a month it is forgotten',
          'an invitation that you are about to send or pay for',
        ],
        'A National ID number is not kept there. To sign out deletes all of this but the language.',
      ],
    },
    security: {
      title: 'How it is protected',
      blocks: [
        [
          'National ID numbers, certificate numbers, messages that wait to be sent and what providers tell us are encrypted in the database.',
          'Sign-in codes and sessions are kept as scrambled values from which nobody can sign in. A code works once, for a few minutes, and dies after five wrong guesses.',
          'Only the phone that gets the code signs in. A sign-in on another device is told by SMS; a worker can sign out on all phones at once.',
          'Who changed or looked at what is in a record of which each line seals the one before, without names or numbers.',
          'Our logs hold no names, numbers, codes or texts.',
          'Photos are drawn anew when they come in, so that the place where one was taken does not come along.',
        ],
      ],
    },
    children: {
      title: 'Children',
      blocks: [
        `This service is for adults. A worker must be ${String(MINIMUM_AGE_YEARS)}; a younger date of birth or age is refused. We ask nothing about a household's children. Please do not write about them in messages, reviews or reports more than is needed to say what happened.`,
      ],
    },
    rights: {
      title: 'Your rights, and how to use them here',
      blocks: [
        'Sections 26 to 40 of the Act give you these rights. They cost nothing. Where there is no button, write to us; we may ask you to prove that you are you, usually by an answer from your phone. Somebody else can act for you where the law lets them (section 27).',
        {
          facts: [
            {
              term: 'To be told what your data is used for (sections 26 and 29)',
              value: 'This page, and the words of each question that we ask.',
            },
            {
              term: 'To see your data (section 26)',
              value:
                'A worker reads her profile, documents, consents, references, reviews, every finding about her and how her score is made up in the app. A household reads its profile, payments, reports and reviews. For the rest, and as a reference or somebody who was invited: write to us.',
            },
            {
              term: 'To have it corrected (sections 26 and 40)',
              value:
                'Change your profile yourself. What your identity was checked with is fixed from then on: write to us. A worker disputes a finding with one button; until our team has decided, everybody who reads it reads that it is disputed, and if she is right it falls in every report.',
            },
            {
              term: 'To have it deleted (section 40)',
              value:
                'A worker removes her photo, documents and references herself; what is optional in a profile can be emptied; a review that waits can be taken back. To close an account or delete anything else: write to us, since no button does it. We cannot delete what the law has us keep: payments, proof of consents, and the sealed record, which holds no names.',
            },
            {
              term: 'To object, or to have its use restricted (sections 26, 34 and 36)',
              value:
                'Switch “Employers can find me” off, withdraw a consent, answer NO or STOP, or write to us.',
            },
            {
              term: 'To take your data with you (section 38)',
              value:
                'A household downloads its reports as PDF. There is no download of a whole account yet: write to us, and you get a file that a computer can read.',
            },
            {
              term: 'Not to be judged by a machine alone (section 35)',
              value: 'See “What machines decide”. Write to us, and a person looks again.',
            },
          ],
        },
      ],
    },
    complain: {
      title: 'How to complain',
      blocks: [
        'Tell us first if you like. You need not: you can complain to the Office of the Data Protection Commissioner at any time (section 56), and it costs nothing.',
      ],
      office: 'Office of the Data Protection Commissioner: odpc.go.ke',
    },
    breach: {
      title: 'If something goes wrong',
      blocks: [
        'If somebody gets at personal data who must not, and it can really harm people, we tell the Data Commissioner within 72 hours of learning of it, and those concerned as soon as we can, with what happened and what to do (section 43).',
      ],
    },
    changes: {
      title: 'Changes of this page',
      blocks: [
        'When what we do changes, this page changes before it, with a new date at its top. What you agreed to before counts in the words in which you agreed.',
      ],
    },
  },
  retention: retentionInEnglish,
} as const;
