import { language } from '#messages/language';
import { words } from '#messages/shader';
import type { Game } from '../../domain/games/types';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { possible } from '../../domain/geometry/outcome';
import type { ShaderUse } from '../../domain/planning/shader-use';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { presetName, presetText } from '../../domain/shader/preset-text';
import { shaderAnswer, type ShaderSettings } from '../../domain/shader/shader-answer';
import { reShade, shaders } from '../../domain/shader/sliders';
import { saveFile } from '../../platform/files';
import { dayText } from '../../text/days';
import { gameName } from '../../text/game-name';
import { answerTexts } from '../../text/game-texts';
import { errorLeftText, priceTexts, sliderTexts, whyNoShader } from '../../text/shader-texts';
import { Button } from '../../ui/button';
import { CodeText } from '../../ui/code-text';
import { Disclosure } from '../../ui/disclosure';
import { CopyButton } from '../../ui/fields/copy-button';
import { Figure } from '../../ui/figure';
import { RichText } from '../../ui/rich-text';
import './make-exact.css';

interface MakeExactProps {
  readonly game: Game;
  readonly entry: RigEntry;
  readonly seen: ViewedRig;
  readonly use: ShaderUse;
}

/** A shader that makes the game's flat picture true, folded: its sliders, the game's number with it, and the price. */
export function MakeExact({ game, entry, seen, use }: MakeExactProps) {
  const kind = seen.view.triple === null ? 'curved' : 'triple';
  return (
    <>
      <p>{use === 'sure' ? words.lead[kind] : words.lead.ifOnePicture(gameName(game))}</p>
      <Disclosure className="make-exact" summary={words.summary}>
        <WithShader game={game} entry={entry} seen={seen} />
      </Disclosure>
    </>
  );
}

/** Worked out only once it is unfolded. */
function WithShader({ game, entry, seen }: Omit<MakeExactProps, 'use'>) {
  const answer = shaderAnswer(possible(seen));
  if (answer.kind !== 'settings') return <p className="make-exact-body">{whyNoShader(answer)}</p>;
  const { resolution } = exactAnswer(entry).setup;
  return (
    <div className="make-exact-body">
      <NumberWithShader game={game} settings={answer} without={answerTexts(game, possible(seen)).plain} />
      <Sliders settings={answer} />
      <p>
        {language.sentences([
          errorLeftText(answer, seen),
          words.proportions,
          ...priceTexts(answer, seen, resolution?.widthPx ?? null),
          words.bentToo,
        ])}
      </p>
      <p>
        <RichText
          text={words.howTo(answer.shader)}
          slots={{
            reshade: <PublicLink {...reShade} />,
            shaders: <PublicLink {...shaders} />,
          }}
        />{' '}
        {words.readOn(shaders.version, dayText(shaders.read))}
      </p>
      <p>
        <strong>{words.antiCheat}</strong>
      </p>
    </div>
  );
}

interface SettingsProps {
  readonly settings: ShaderSettings;
}

interface NumberWithShaderProps extends SettingsProps {
  readonly game: Game;
  /** The game's number without a shader; null = it has none. */
  readonly without: string | null;
}

/** The game's own number for the picture that the shader needs. */
function NumberWithShader({ game, settings, without }: NumberWithShaderProps) {
  const { figure, plain, warning, note } = answerTexts(game, possible(settings.picture));
  const name = gameName(game);
  return (
    <div>
      <h6>{words.inGame(name, without)}</h6>
      <p className="make-exact-number">
        <strong>
          <Figure {...figure} />
        </strong>
        <CopyButton label={words.copyNumber(name)} text={plain} />
        <span className="text-note">{note}</span>
      </p>
      {warning !== '' && <strong className="game-warning">{warning}</strong>}
    </div>
  );
}

function Sliders({ settings }: SettingsProps) {
  const { shader, values } = settings;
  const save = () => saveFile(presetName(shader), new TextEncoder().encode(presetText(settings)));
  return (
    <div>
      <h6>{words.inReShade(shader)}</h6>
      <table className="game-measures">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.columns.slider}</th>
            <th scope="col">{words.columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {sliderTexts(values).map(({ key, label, text, plain }) => (
            <tr key={key}>
              <th scope="row">
                {label}{' '}
                <code>
                  <CodeText text={key} />
                </code>
              </th>
              <td>
                {text} <CopyButton label={words.copySlider(label)} text={plain} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button className="make-exact-save" onClick={save}>
        {words.savePreset}
      </Button>
    </div>
  );
}

const PublicLink = ({ url, name }: { readonly url: string; readonly name: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {name}
  </a>
);
