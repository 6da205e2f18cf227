import { areaConfig } from '../support/area-config.ts';

// Measurements by the clock need the whole machine.
export default areaConfig({ name: 'alone', workers: 1 });
