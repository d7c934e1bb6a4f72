import fc from 'fast-check';

/**
 * A fixed seed: property tests get the same inputs on every machine, so that none fails by chance. Other inputs:
 * `SEED=7 npm run test:unit`.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['SEED'] ?? 20261115) });
