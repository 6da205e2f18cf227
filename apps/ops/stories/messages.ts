import type { Messages } from '@repo/api-client/queries/message-threads';
import { idOf } from './team.ts';

const text = (number: number, words: string, at: string, isExplained = true) => ({
  id: idOf(600 + number),
  text: words,
  received_at: at,
  is_explained: isExplained,
});

const always: Messages['sentences'] = [
  {
    sentence: 'how_to_stop',
    text: 'Amini: to get no more messages from us, reply STOP. It also withdraws every consent that you gave us.',
  },
  {
    sentence: 'will_call',
    text: 'Amini: we read your message. Our team will call you on this number. We never ask for a code or money.',
  },
];

/** The SMS of a worker who refuses in her own words, with an open invitation. */
export const ofWorker = (facts: Partial<Messages> = {}): Messages => ({
  id: idOf(500),
  phone: '+254700000101',
  writer: 'worker',
  nanny_id: idOf(300),
  nanny_name: 'Achieng Otieno',
  is_employers: false,
  has_stopped: false,
  language: 'en',
  messages: [
    text(1, 'I no longer work there, do not call my aunt', '2026-11-23T05:12:00Z'),
    text(2, 'Who gave you my number?\nI did not.', '2026-11-23T05:40:00Z'),
  ],
  dropped: 0,
  read: 2,
  questions: [
    {
      kind: 'invitation',
      number: 7,
      asked_at: '2026-11-22T08:12:00Z',
      open_until: '2026-11-24T08:12:00Z',
    },
  ],
  sentences: [
    {
      sentence: 'how_to_answer',
      text: 'Amini: your open questions: 7 (invitation). Reply YES or NO and the number.',
    },
    ...always,
  ],
  ...facts,
});

/** A number that nobody knows, and that writes on and on. */
export const ofStranger = (facts: Partial<Messages> = {}): Messages =>
  ofWorker({
    phone: '+254700000140',
    writer: 'unknown',
    nanny_id: null,
    nanny_name: null,
    messages: [
      text(1, 'WIN A PHONE TODAY, call now', '2026-11-23T05:12:00Z'),
      text(2, 'WIN A PHONE TODAY, call now', '2026-11-23T05:13:00Z', false),
    ],
    dropped: 480,
    questions: [],
    sentences: always,
    ...facts,
  });

/** A referee, who is told no worker's name here either. */
export const ofReferee = (facts: Partial<Messages> = {}): Messages =>
  ofStranger({
    writer: 'referee',
    language: 'sw',
    messages: [text(1, 'Sitaki kupigiwa simu kuhusu mtu huyu tena', '2026-11-23T05:12:00Z')],
    dropped: 0,
    read: 1,
    questions: [{ kind: 'reference', number: 101, asked_at: '2026-11-20T08:12:00Z', open_until: null }],
    sentences: [
      {
        sentence: 'how_to_answer',
        text: 'Amini: tulipewa nambari yako kama mtu anayemfahamu mfanyakazi kazini. Kukataa, jibu HAPANA na nambari: 101.',
      },
    ],
    ...facts,
  });
