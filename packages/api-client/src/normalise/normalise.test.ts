import { describe, expect, it } from 'vitest';
import type { AnswerOf } from '../contract/define-call.ts';
import type { getDashboard, getPurchaseCallback, listPackages } from '../contract/employer.ts';
import type { WireWorker } from '../contract/nannies.ts';
import { toContact } from './contact.ts';
import { toDashboard } from './dashboard.ts';
import { toPackage } from './package.ts';
import { toReceipt } from './receipt.ts';
import { toWorker } from './worker.ts';

const worker: WireWorker = {
  id: '0198f3a1-0000-7000-8000-000000000001',
  name: 'Zawadi Example Person',
  phone: null,
  service_type: 'Nanny',
  position: 'Day nanny',
  location: null,
  experience_years: null,
  bio: null,
  national_id: null,
  id_number: null,
  photo: null,
  smile_status: 'verified',
  trust_score: 82,
  trust_badge: 'Platinum',
  trust_checked: true,
  trust_reach: null,
  misconduct_flags: 0,
  created_at: '2026-11-01T08:00:00Z',
  updated_at: '2026-11-01T08:00:00Z',
  badge_last_updated: null,
};

describe('a worker', () => {
  it('has her initials, role, badge and tier read from what came', () => {
    expect(toWorker(worker)).toMatchObject({
      displayName: 'Zawadi Example Person',
      initials: 'ZE',
      role: 'Nanny',
      badge: 'Verified',
      tier: 'Platinum',
    });
  });

  // spec: dashboard-workers/card-name
  it.each([null, '', '   '])('without a name (%j) is "Unknown Name"', (name) => {
    expect(toWorker({ ...worker, name })).toMatchObject({ displayName: 'Unknown Name', initials: 'W' });
  });

  // spec: dashboard-workers/card-role
  it('shows the position when there is no service type, and nothing when there is neither', () => {
    expect(toWorker({ ...worker, service_type: ' ' }).role).toBe('Day nanny');
    expect(toWorker({ ...worker, service_type: null, position: null }).role).toBeNull();
  });

  it.each([null, '', ' '])('has no location when it holds nothing (%j)', (location) => {
    expect(toWorker({ ...worker, location }).location).toBeNull();
    expect(toWorker({ ...worker, location: ' Kisumu ' }).location).toBe('Kisumu');
  });

  // spec: entities/worker-smile-status
  it('shows no tier above Basic while her identity is not verified', () => {
    expect(toWorker({ ...worker, smile_status: 'something new' })).toMatchObject({
      badge: 'Not Verified',
      tier: 'Basic',
    });
  });
});

describe('a package', () => {
  const wire: AnswerOf<typeof listPackages>[number] = {
    id: 17,
    name: 'Standard Check',
    price: 1000,
    priceDisplay: 'KES 1,000',
    description: 'x',
    features: ['ID verification', 'Police clearance'],
    popular: true,
    level: 'standard',
    duration: '2-3 business days',
  };

  // spec: package/entity, package/features
  it('has its price in cents and its features as a list, however they came', () => {
    expect(toPackage(wire)).toMatchObject({
      priceCents: 100_000,
      features: ['ID verification', 'Police clearance'],
    });
    expect(toPackage({ ...wire, price: 999.5, features: 'ID verification + Police, Social' })).toMatchObject({
      priceCents: 99_950,
      features: ['ID verification', 'Police', 'Social'],
    });
  });
});

describe('a dashboard', () => {
  const wire: AnswerOf<typeof getDashboard> = {
    requests: [
      {
        id: 'r1',
        nanny_id: 'w1',
        prospect_id: 'q1',
        package_id: 17,
        package_type: 'standard',
        created_at: '2026-11-03T08:00:00Z',
        status: 'accepted',
        invitation_status: 'accepted',
        worker_name: null,
        expires_at: '2026-11-05T08:00:00Z',
        completed_at: null,
        ended_by: null,
        report_ended_at: null,
      },
    ],
    purchases: [
      {
        id: 'p1',
        nanny_id: 'w1',
        package_id: 99,
        package_name: 'Whatever',
        created_at: '2026-11-01T08:00:00Z',
        paid_at: '2026-11-04T08:00:00Z',
        status: 'paid',
        reference: 'ref-1',
        order_number: 'ORD-1',
        amount: 1500,
        worker_name: 'Zawadi Example',
        consent: 'given',
        refund_status: null,
        refund_amount: null,
        taken_back_amount: 0,
        report_ended_at: null,
      },
      {
        id: 'p2',
        nanny_id: 'w1',
        package_id: 16,
        package_name: 'Lite Check',
        created_at: '2026-11-02T08:00:00Z',
        paid_at: null,
        status: 'a status of tomorrow',
        reference: 'ref-2',
        order_number: 'ORD-2',
        amount: 500,
        worker_name: null,
        consent: 'awaiting',
        refund_status: null,
        refund_amount: null,
        taken_back_amount: 0,
        report_ended_at: null,
      },
    ],
  };

  // spec: dashboard-verifications/newest-first, entities/dashboard-requests, entities/dashboard-purchases
  it('lists requests and purchases together, newest first, with what each stands for', () => {
    const { verifications } = toDashboard(wire);
    expect(
      verifications.map(({ id, status, type, packageName, workerName }) => [
        id,
        status,
        type,
        packageName,
        workerName,
      ]),
    ).toEqual([
      ['p1', 'completed', 'purchase', 'Verification', 'Zawadi Example'],
      ['r1', 'completed', 'request', 'Standard Check', 'Unknown Name'],
      ['p2', 'pending', 'purchase', 'Lite Check', 'Unknown Name'],
    ]);
    expect(verifications[0]?.source).toMatchObject({ kind: 'purchase', purchase: { amountCents: 150_000 } });
  });
});

describe('a receipt', () => {
  const wire: AnswerOf<typeof getPurchaseCallback> = {
    success: true,
    message: 'ok',
    order_number: 'ORD-1',
    reference: 'ref-1',
    package_name: 'Standard Check',
    package: { id: 17, name: 'Standard Check' },
    amount_paid: 1000,
    paid_at: '2026-11-04T08:00:00Z',
    channel: 'mobile_money',
    estimated_completion: '',
    worker_name: null,
    paid_by: 'An Employer',
    refund_status: null,
    refund_amount: null,
    taken_back_amount: 0,
    stopped: false,
    old_package: null,
  };

  // spec: constants/estimated
  it('has its amount in cents, and the usual estimate when none came', () => {
    expect(toReceipt(wire)).toMatchObject({
      amountCents: 100_000,
      estimatedCompletion: '48-72 hours',
      packageId: 17,
    });
    expect(toReceipt({ ...wire, estimated_completion: 'Same day' }).estimatedCompletion).toBe('Same day');
  });
});

describe('a request for a contact', () => {
  const shared = { name: ' Achieng Example ', phone: '+254700000001' };

  it.each([
    ['none was sent', false, null, null, { kind: 'none', refusal: null }],
    ['it is open', true, 'pending', null, { kind: 'pending', expiresAt: '2026-11-03T08:00:00Z' }],
    [
      'she shares her contact',
      true,
      'approved',
      shared,
      { kind: 'approved', name: 'Achieng Example', phone: '+254700000001' },
    ],
    [
      'she shares it and has no name yet',
      true,
      'approved',
      { ...shared, name: null },
      { kind: 'approved', name: 'Unknown Name', phone: '+254700000001' },
    ],
    ['she took it back', true, 'approved', null, { kind: 'withdrawn' }],
    ['she said no', true, 'declined', null, { kind: 'declined', refusal: null }],
    ['she did not answer', true, 'expired', null, { kind: 'expired', refusal: null }],
    ['nobody here knows the word', true, 'on-hold', null, { kind: 'none', refusal: null }],
  ])('is shown when %s', (_, has_request, status, contact_info, shown) => {
    const expires_at = has_request ? '2026-11-03T08:00:00Z' : null;
    expect(toContact({ has_request, status, expires_at, ask_refusal: null, data: { contact_info } })).toEqual(
      shown,
    );
  });

  it('says why she cannot be asked now', () => {
    const refused = { has_request: true, status: 'declined', expires_at: null, ask_refusal: 'She said no.' };
    expect(toContact({ ...refused, data: { contact_info: null } })).toEqual({
      kind: 'declined',
      refusal: 'She said no.',
    });
  });
});
