import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentRequestMachine } from './consent-request.ts';
import { checkMachine } from './check.ts';
import { contactRequestMachine } from './contact-request.ts';
import { disputeMachine } from './dispute.ts';
import { documentMachine } from './document.ts';
import { invitationMachine } from './invitation.ts';
import { defineMachine, type Machine } from './machine.ts';
import { incidentMachine } from './misconduct.ts';
import { purchaseMachine } from './purchase.ts';
import { refundMachine } from './refund.ts';
import { reviewMachine } from './review.ts';
import { referenceMachine } from './worker-references.ts';
import { caseMachine } from './verification-case.ts';

describe('defineMachine', () => {
  const door = defineMachine({ open: ['shut'], shut: ['open', 'locked'], locked: [] });

  it('lists its states', () => {
    expect(door.states).toEqual(['open', 'shut', 'locked']);
  });

  it('lets a state follow another only where the table says so', () => {
    expect(door.can('open', 'shut')).toBe(true);
    expect(door.can('shut', 'locked')).toBe(true);
    expect(door.can('open', 'locked')).toBe(false);
    expect(door.can('open', 'open')).toBe(false);
    expect(door.can('locked', 'open')).toBe(false);
  });

  it('knows what follows, and where nothing does', () => {
    expect(door.next('shut')).toEqual(['open', 'locked']);
    expect(door.isFinal('locked')).toBe(true);
    expect(door.isFinal('open')).toBe(false);
  });
});

/** Every transition of every machine: a new transition needs a row here too. */
const machines: readonly (readonly [string, Machine<string>, Readonly<Record<string, readonly string[]>>])[] =
  [
    [
      'an ask',
      consentRequestMachine,
      {
        open: ['accepted', 'declined', 'expired', 'withdrawn'],
        accepted: [],
        declined: [],
        expired: [],
        withdrawn: [],
      },
    ],
    ['a case', caseMachine, { open: ['completed', 'closed'], completed: ['open'], closed: [] }],
    [
      'a check',
      checkMachine,
      {
        pending: ['in_progress', 'waiting', 'second_look', 'decided'],
        in_progress: ['waiting', 'second_look', 'decided'],
        waiting: ['in_progress', 'second_look', 'decided'],
        second_look: ['settling', 'confirmed', 'decided', 'pending'],
        settling: ['confirmed', 'decided', 'pending'],
        confirmed: ['decided', 'pending'],
        decided: ['pending'],
      },
    ],
    [
      'a contact request',
      contactRequestMachine,
      { pending: ['approved', 'declined', 'expired'], approved: [], declined: [], expired: [] },
    ],
    [
      'a dispute',
      disputeMachine,
      { open: ['upheld', 'rejected', 'withdrawn'], upheld: [], rejected: [], withdrawn: [] },
    ],
    [
      'a document',
      documentMachine,
      {
        not_uploaded: ['uploading'],
        uploading: ['uploaded', 'not_uploaded'],
        uploaded: ['uploading', 'accepted', 'rejected'],
        accepted: ['uploading'],
        rejected: ['uploading'],
      },
    ],
    [
      'an incident',
      incidentMachine,
      {
        reported: ['worker_asked', 'dismissed'],
        worker_asked: ['upheld', 'dismissed'],
        upheld: ['dismissed'],
        dismissed: [],
      },
    ],
    [
      'an invitation',
      invitationMachine,
      {
        pending: ['accepted', 'declined', 'expired', 'withdrawn'],
        accepted: [],
        declined: [],
        expired: [],
        withdrawn: [],
      },
    ],
    [
      'a purchase',
      purchaseMachine,
      {
        pending: ['paid', 'failed', 'abandoned'],
        paid: ['refunded'],
        failed: ['paid', 'refunded'],
        abandoned: ['paid', 'refunded'],
        refunded: [],
      },
    ],
    [
      'a reference',
      referenceMachine,
      { pending: ['verified', 'refused'], verified: ['pending', 'refused'], refused: [] },
    ],
    [
      'a refund',
      refundMachine,
      {
        pending: ['processing', 'processed', 'failed', 'needs-attention'],
        processing: ['processed', 'failed', 'needs-attention'],
        'needs-attention': ['processing', 'processed', 'failed'],
        failed: ['pending', 'processing', 'processed'],
        processed: [],
      },
    ],
    ['a review', reviewMachine, { pending: ['pending', 'approved', 'rejected'], approved: [], rejected: [] }],
  ];

describe.each(machines)('%s', (_, machine, table) => {
  it('moves exactly as the table says', () => {
    expect(Object.fromEntries(machine.states.map((state) => [state, machine.next(state)]))).toEqual(table);
  });

  it('is closed: no walk leaves its states', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...machine.states),
        fc.array(fc.nat(), { maxLength: 20 }),
        (start, choices) => {
          let state = start;
          for (const choice of choices) {
            const followers = machine.next(state);
            const follower = followers[choice % Math.max(1, followers.length)];
            if (follower === undefined) break;
            state = follower;
          }
          expect(machine.states).toContain(state);
        },
      ),
    );
  });

  it('reaches every state from its first', () => {
    const reached = new Set(machine.states.slice(0, 1));
    for (const state of reached) for (const follower of machine.next(state)) reached.add(follower);
    expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
  });
});
