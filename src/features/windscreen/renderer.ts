import type { Frustum, WorldPoint } from '../../domain/geometry/frusta';
import type { Mesh } from '../../domain/scene/mesh';
import { fragmentShader, vertexShader } from '../../domain/scene/shaders';
import { viewMatrix } from '../../domain/scene/view-matrix';

/** In shares of the canvas, from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A camera, its place on the canvas, and the visible part of its picture. */
export interface CameraView {
  readonly frustum: Frustum;
  readonly box: Box;
  readonly shown: Box;
  /** Offset of the head, in metres, if it is not at the scene's eye. */
  readonly eye?: WorldPoint | undefined;
}

export interface Renderer {
  readonly draw: (views: readonly CameraView[]) => void;
  readonly load: (mesh: Mesh) => void;
}

/** null if it does not compile. */
export function programOf(
  gl: WebGL2RenderingContext,
  sources: { readonly vertex: string; readonly fragment: string },
): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, sources.vertex],
    [gl.FRAGMENT_SHADER, sources.fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
}

/** null without WebGL 2. */
export function createRenderer(canvas: HTMLCanvasElement): Renderer | null {
  const gl = canvas.getContext('webgl2', { alpha: true, antialias: true });
  if (!gl || gl.isContextLost()) return null;
  const program = programOf(gl, { vertex: vertexShader, fragment: fragmentShader });
  if (!program) return null;
  const view = gl.getUniformLocation(program, 'view');
  const [positions, colours] = [gl.createBuffer(), gl.createBuffer()];
  let mesh: Mesh | null = null;

  /** Rounds to whole pixels, so that adjacent pictures neither overlap nor leave a gap. */
  const pixelsOf = ({ x, y, width, height }: Box) => {
    const across = (share: number) => Math.round(share * canvas.width);
    const down = (share: number) => Math.round(share * canvas.height);
    const bottom = down(y + height);
    return [across(x), canvas.height - bottom, across(x + width) - across(x), bottom - down(y)] as const;
  };

  return {
    load: (loaded) => {
      mesh = loaded;
      gl.bindBuffer(gl.ARRAY_BUFFER, positions);
      gl.bufferData(gl.ARRAY_BUFFER, mesh.positions, gl.STATIC_DRAW);
      gl.enableVertexAttribArray(0);
      gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
      gl.bindBuffer(gl.ARRAY_BUFFER, colours);
      gl.bufferData(gl.ARRAY_BUFFER, mesh.colours, gl.STATIC_DRAW);
      gl.enableVertexAttribArray(1);
      gl.vertexAttribPointer(1, 4, gl.UNSIGNED_BYTE, true, 0, 0);
    },
    draw: (views) => {
      if (!mesh) return;
      gl.useProgram(program);
      gl.disable(gl.SCISSOR_TEST);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.enable(gl.SCISSOR_TEST);
      for (const { frustum, box, shown, eye } of views) {
        gl.viewport(...pixelsOf(box));
        gl.scissor(...pixelsOf(shown));
        gl.uniformMatrix4fv(view, false, viewMatrix(frustum, eye));
        gl.disable(gl.DEPTH_TEST);
        gl.drawArrays(gl.TRIANGLES, 0, mesh.backdropCount);
        gl.enable(gl.DEPTH_TEST);
        gl.drawArrays(gl.TRIANGLES, mesh.backdropCount, mesh.count - mesh.backdropCount);
      }
    },
  };
}
