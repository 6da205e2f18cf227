import { cameraFrames } from '@repo/domain/identity-series';
import type { IdentityCheck, TeamDocument } from '@repo/api-client/queries/papers';
import type { OpenedWork, Work } from '@repo/api-client/queries/work';
import { check } from './queues.ts';
import { you } from './cases.ts';
import { idOf } from './team.ts';

/** A piece of work outside a case in the hands of the member. */
export const held = (kind: Exclude<Work['kind'], 'check'>, facts: Partial<Work> = {}): OpenedWork => ({
  work: {
    ...check(500),
    kind,
    id: idOf(500),
    nanny_id: idOf(300),
    case_id: null,
    level: null,
    check_kind: null,
    slot: kind === 'document' ? 'policeClearance' : null,
    holder: you,
    ...facts,
  },
  is_open: true,
  had_say: false,
});

/** The frames that the camera takes. */
export const frames = cameraFrames.map((_, index) => `liveness-${String(index + 1)}`);

export const attempt = (facts: Partial<IdentityCheck> = {}): IdentityCheck => ({
  id: idOf(500),
  nanny_id: idOf(300),
  nanny_name: 'Achieng Otieno',
  attempt: 1,
  state: 'provisional',
  reason: 'provisional',
  name_given: 'Achieng Otieno',
  name_on_id: 'ACHIENG ATIENO OTIENO',
  submitted_at: '2026-11-22T08:12:00Z',
  delete_at: '2026-12-22T08:12:00Z',
  phone: '+254700000101',
  national_id: '00000000',
  date_of_birth: '1996-03-14',
  review_in_case: null,
  images: ['selfie', 'id_front', 'id_back', ...frames],
  ...facts,
});

export const paper = (facts: Partial<TeamDocument> = {}): TeamDocument => ({
  id: idOf(500),
  nanny_id: idOf(300),
  slot: 'policeClearance',
  status: 'uploaded',
  type: 'image/png',
  bytes: 120_000,
  uploaded_at: '2026-11-22T08:12:00Z',
  decided_at: null,
  decided_by: null,
  reason: null,
  ended_at: null,
  has_file: true,
  certificate: { number: 'PCC-SAMPLE1', issued_on: '2026-10-02', valid_until: '2027-10-01' },
  version: 'v1',
  ...facts,
});
