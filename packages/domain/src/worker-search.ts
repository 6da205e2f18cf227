/** Search and role filter of the workers tab (employer spec 5), over the loaded list. */
export const roleFilters = ['All Roles', 'Nannies', 'Cooks', 'Drivers', 'House Managers'] as const;
export type RoleFilter = (typeof roleFilters)[number];

const rolesOf: Readonly<Record<RoleFilter, readonly string[] | null>> = {
  'All Roles': null,
  Nannies: ['nanny'],
  Cooks: ['cook'],
  Drivers: ['driver'],
  'House Managers': ['house manager', 'house keeper', 'housekeeper'],
};

interface Searchable {
  readonly name: string | null;
  readonly service_type: string | null;
  readonly phone: string | null;
  readonly id_number: string | null;
}

export function matchesRole(role: RoleFilter, worker: Pick<Searchable, 'service_type'>): boolean {
  const roles = rolesOf[role];
  return roles === null || roles.includes((worker.service_type ?? '').trim().toLowerCase());
}

/** Case-insensitive in name and service type, substring of phone and ID number. A blank query matches every worker. */
export function matchesSearch(query: string, worker: Searchable): boolean {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return true;
  return [worker.name, worker.service_type, worker.phone, worker.id_number].some(
    (text) => text?.toLowerCase().includes(wanted) === true,
  );
}

/** The status badge of a worker's card (employer spec 2). */
export function workerBadge(smileStatus: string): 'Verified' | 'Pending Verification' | 'Not Verified' {
  if (smileStatus === 'verified') return 'Verified';
  return smileStatus === 'pending' ? 'Pending Verification' : 'Not Verified';
}
