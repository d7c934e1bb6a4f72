import { words as gameWords } from '#messages/games';
import { words } from '#messages/rest-of-view';
import { useId } from 'react';
import { viewSettingsOf, type ViewSetting } from '../../domain/games/view-settings';
import type { Game } from '../../domain/games/types';
import type { HorizonPlace } from '../../domain/planning/horizon-place';
import type { Outcome } from '../../domain/geometry/outcome';
import { toDegrees, type Units } from '../../domain/geometry/units';
import type { RigEntry } from '../../domain/rig/entry';
import { useStore } from '../../state/store';
import { degreesText } from '../../text/angles';
import { horizonOf, horizonPlaceText, whereIsHorizon } from '../../text/horizon-texts';
import { inCode } from '../../ui/code-text';
import { RichText } from '../../ui/rich-text';

export interface ViewSettingsProps {
  readonly game: Game;
  readonly entry: RigEntry;
}

/** Settings of the cockpit view beside its angle, and the place of the horizon. */
export function ViewSettings({ game, entry }: ViewSettingsProps) {
  const id = useId();
  const units = useStore((state) => state.units);
  const settings = viewSettingsOf(game.id);
  const horizon = horizonOf(entry);
  const isComfort = settings.some(({ because }) => because === 'level' || because === 'head');
  return (
    <>
      {settings.length === 0 ? (
        <p>{words.nothingKnown}</p>
      ) : (
        <ul>
          {settings.map((setting) => (
            <li key={setting.name}>
              <SettingText setting={setting} horizon={horizon} units={units} />
            </li>
          ))}
        </ul>
      )}
      {isComfort && <p>{words.comfort}</p>}
      {horizon.ok && <p>{words.bySlider(horizonPlaceText(horizon, units))}</p>}
      {horizon.ok && (
        <section aria-labelledby={id}>
          <h6 id={id}>{words.whereIs.title}</h6>
          {whereIsHorizon(entry, horizon.value, units).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
    </>
  );
}

interface SettingTextProps {
  readonly setting: ViewSetting;
  readonly horizon: Outcome<HorizonPlace>;
  readonly units: Units;
}

function SettingText({ setting, horizon, units }: SettingTextProps) {
  const { name, file, level, sources } = setting;
  return (
    <>
      <RichText
        text={sentenceOf(setting, horizon, units)}
        slots={inCode({ name, value: setting.wanted.kind === 'typed' ? setting.wanted.text : null })}
      />
      <p className="text-note">
        {file !== undefined && (
          <>
            <RichText text={words.inFile} slots={inCode({ path: file })} />
            {' · '}
          </>
        )}
        {gameWords.evidence[level]}
        {sources.map(({ url }) => (
          <span key={url}>
            {' · '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {new URL(url).host.replace(/^www\./, '')}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}

function sentenceOf(
  { wanted: { kind }, because }: ViewSetting,
  horizon: Outcome<HorizonPlace>,
  units: Units,
): string {
  const reason = words.reasons[because];
  const place = horizonPlaceText(horizon, units);
  switch (kind) {
    case 'typed':
      return words.typed(reason);
    case 'own':
      return words.own(reason);
    case 'pitch':
      if (horizon.ok && horizon.value.horizonIs === 'inside' && horizon.value.pitch !== 0)
        return words.pitch(degreesText(Math.abs(toDegrees(horizon.value.pitch))), place, reason);
      return words.horizon(place, reason);
    case 'horizon':
      return words.horizon(place, reason);
  }
}
