import type { Frustum } from '../../domain/geometry/frusta';
import type { StandingScreen } from '../../domain/geometry/standing-screens';
import type { Face } from '../../domain/scene/faces';
import { glassMesh } from '../../domain/scene/glass';
import { meshOfFaces } from '../../domain/scene/mesh';
import { paintIn, type Sky } from '../../domain/scene/palette';
import { roomLight, type Room } from '../../domain/scene/room';
import { cameraAt, cameraMatrix, type Orbit } from '../../domain/scene/room-camera';
import { roomFragmentShader, roomVertexShader } from '../../domain/scene/shaders';
import { createScenePainter, type Painter } from './live-picture';
import { programOf } from './renderer';

export interface RoomShot {
  readonly room: Room;
  /** Pictures on the screens; a screen without one stays dark. */
  readonly frusta: readonly Frustum[];
  readonly orbit: Orbit;
  readonly sky: Sky;
}

/** Cache key of a prepared shot, and the width of the canvas then. */
interface Prepared extends Pick<RoomShot, 'room' | 'frusta' | 'sky'> {
  readonly widthPx: number;
}

/** A mesh in graphics memory. */
interface Loaded {
  readonly draw: () => void;
  readonly free: () => void;
}

/** Distances from the eye between which the seat and the driver fade in. */
const seatFrom = 0.55;
const seatTo = 0.85;

const darkGlass = new Uint8Array([10, 13, 15, 255]);

/** Copies a mesh into graphics memory; an attribute without data keeps one value. */
function loadMesh(
  gl: WebGL2RenderingContext,
  { mode, count }: { readonly mode: number; readonly count: number },
  attributes: readonly (Float32Array | Uint8Array | null)[],
): Loaded {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const buffers = attributes.map((data, location) => {
    if (!data) return null;
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(location);
    const isBytes = data instanceof Uint8Array;
    const type = isBytes ? gl.UNSIGNED_BYTE : gl.FLOAT;
    gl.vertexAttribPointer(location, data.length / count, type, isBytes, 0, 0);
    return buffer;
  });
  gl.bindVertexArray(null);
  return {
    draw: () => {
      gl.bindVertexArray(array);
      gl.drawArrays(mode, 0, count);
      gl.bindVertexArray(null);
    },
    free: () => {
      gl.deleteVertexArray(array);
      for (const buffer of buffers) gl.deleteBuffer(buffer);
    },
  };
}

const loadFaces = (gl: WebGL2RenderingContext, faces: readonly Face[], { room, sky }: RoomShot): Loaded => {
  const { positions, colours, count } = meshOfFaces(faces, roomLight(sky, room));
  return loadMesh(gl, { mode: gl.TRIANGLES, count }, [positions, colours]);
};

/** A canvas, and the painter of the pictures that are copied from it. */
interface Easel {
  readonly gl: WebGL2RenderingContext;
  readonly canvas: HTMLCanvasElement;
  readonly scene: NonNullable<ReturnType<typeof createScenePainter>>;
}

/** Texture of a screen, as large as the canvas allows. */
function pictureOn(
  { gl, canvas, scene }: Easel,
  { screen, panel }: StandingScreen,
  { frusta, sky }: RoomShot,
): WebGLTexture {
  const texture = gl.createTexture();
  const frustum = frusta.find((each) => each.screen === screen);
  const aspect = panel.widthMm / panel.heightMm;
  const width = Math.max(1, Math.round(Math.min(canvas.width, canvas.height * aspect)));
  const height = Math.max(1, Math.round(width / aspect));
  const box = { x: 0, y: 0, width: width / canvas.width, height: height / canvas.height };
  if (frustum) scene.paint({ views: [{ frustum, box, shown: box }], sky });
  gl.bindTexture(gl.TEXTURE_2D, texture);
  if (frustum) gl.copyTexImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 0, canvas.height - height, width, height, 0);
  else gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, darkGlass);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const fineness = gl.getExtension('EXT_texture_filter_anisotropic');
  if (fineness) gl.texParameterf(gl.TEXTURE_2D, fineness.TEXTURE_MAX_ANISOTROPY_EXT, 8);
  return texture;
}

function loadGlass(easel: Easel, screen: StandingScreen, shot: RoomShot): Loaded {
  const { gl } = easel;
  const picture = pictureOn(easel, screen, shot);
  const { positions, places, count } = glassMesh(screen);
  const glass = loadMesh(gl, { mode: gl.TRIANGLE_STRIP, count }, [positions, null, places]);
  return {
    draw: () => {
      gl.bindTexture(gl.TEXTURE_2D, picture);
      glass.draw();
    },
    free: () => {
      gl.deleteTexture(picture);
      glass.free();
    },
  };
}

/** Draws translucent, front faces alone: the depth is written first. */
function drawThrough(gl: WebGL2RenderingContext, thing: Loaded | null, share: number): void {
  gl.colorMask(false, false, false, false);
  thing?.draw();
  gl.colorMask(true, true, true, true);
  gl.enable(gl.BLEND);
  gl.blendColor(0, 0, 0, share);
  gl.blendFunc(gl.CONSTANT_ALPHA, gl.ONE_MINUS_CONSTANT_ALPHA);
  thing?.draw();
  gl.disable(gl.BLEND);
}

/**
 * The room with its screens. Each screen's picture is rendered to a texture once per setting, then mapped on the glass
 * from any point of view.
 */
export function createRoomPainter(canvas: HTMLCanvasElement): Painter<RoomShot> | null {
  const scene = createScenePainter(canvas);
  const gl = canvas.getContext('webgl2');
  const program = scene && gl && programOf(gl, { vertex: roomVertexShader, fragment: roomFragmentShader });
  if (!program) return null;
  const view = gl.getUniformLocation(program, 'view');
  const easel = { gl, canvas, scene };

  let prepared: Prepared | null = null;
  let things: readonly Loaded[] = [];
  /** The seat and the driver. */
  let seat: Loaded | null = null;

  const prepare = (shot: RoomShot) => {
    const { room, frusta, sky } = shot;
    const isSame =
      prepared?.room === room &&
      prepared.frusta === frusta &&
      prepared.sky === sky &&
      prepared.widthPx >= canvas.width;
    if (isSame) return;
    for (const each of [...things, seat]) each?.free();
    things = [
      ...room.screens.map((screen) => loadGlass(easel, screen, shot)),
      loadFaces(gl, room.faces, shot),
    ];
    seat = loadFaces(gl, [...room.seat, ...room.driver], shot);
    prepared = { room, frusta, sky, widthPx: canvas.width };
  };

  return {
    paint: (shot) => {
      prepare(shot);
      gl.disable(gl.SCISSOR_TEST);
      gl.viewport(0, 0, canvas.width, canvas.height);
      const [red, green, blue] = paintIn(shot.sky, 'wall');
      gl.clearColor(red / 255, green / 255, blue / 255, 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.useProgram(program);
      gl.enable(gl.DEPTH_TEST);
      gl.depthFunc(gl.LEQUAL);
      const camera = cameraAt(shot.room, shot.orbit);
      gl.uniformMatrix4fv(view, false, cameraMatrix(camera, canvas.width / canvas.height));
      // Texture coordinates of a thing without a texture.
      gl.vertexAttrib2f(2, -1, -1);
      for (const thing of things) thing.draw();
      const share = Math.min(1, (shot.orbit.distance - seatFrom) / (seatTo - seatFrom));
      if (share <= 0) return;
      drawThrough(gl, seat, share);
    },
  };
}
