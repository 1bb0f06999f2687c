"""The photo studio: an empty scene, its backdrop, lights, camera and render settings.

Lengths are in units of a claypot's inner radius; the table top is the plane z = 0.
"""

import math

import bpy
from mathutils import Vector

from .materials import backdrop


def reset():
    """Empties the file, so that one process can photograph many dishes."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def area_light(name, location, target, size, power, color):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'DISK'
    light.size = size
    light.energy = power
    light.color = color
    lamp = bpy.data.objects.new(name, light)
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def lights():
    """A warm window behind the dish (gloss, long soft shadow), a bounce card, a rim."""
    area_light('key', (-3.6, 4.2, 5.2), (0, 0, 0.5), 1.5, 700, (1.0, 0.92, 0.80))
    area_light('bounce', (3.8, -3.2, 3.4), (0, 0, 0.4), 4.5, 120, (1.0, 0.95, 0.90))
    area_light('rim', (3.4, 4.4, 2.6), (0, 0, 0.6), 1.4, 110, (1.0, 0.90, 0.78))


def world(strength=0.30):
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (1.0, 0.96, 0.91, 1)
    background.inputs['Strength'].default_value = strength


def table(color):
    mesh = bpy.data.meshes.new('table')
    side = 60
    mesh.from_pydata([(-side, -side, 0), (side, -side, 0), (side, side, 0), (-side, side, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(backdrop(color))
    plane = bpy.data.objects.new('table', mesh)
    bpy.context.collection.objects.link(plane)


def camera(target=(0, 0, 0.5), distance=6.7, elevation=53, azimuth=-90, lens=85, aperture=8.0):
    """Looks down on `target` from `elevation` degrees; focuses on the near half of the dish."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.dof.use_dof = True
    data.dof.aperture_fstop = aperture / 10
    lift, turn = math.radians(elevation), math.radians(azimuth)
    away = Vector((math.cos(turn) * math.cos(lift), math.sin(turn) * math.cos(lift), math.sin(lift)))
    place = Vector(target) + away * distance
    data.dof.focus_distance = distance - 0.25
    shot = bpy.data.objects.new('camera', data)
    shot.location = place
    shot.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(shot)
    bpy.context.scene.camera = shot


def settings(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.035
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 12
    cycles.blur_glossy = 1.0
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    scene.view_settings.exposure = 0.42
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_depth = '16'


def passes(path):
    """Also writes the colour and the normals of what is seen: the guides of the denoiser."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = True
    layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs['Image'])
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = path
    out.format.file_format = 'PNG'
    out.format.color_depth = '16'
    out.file_slots.clear()
    half = tree.nodes.new('CompositorNodeMixRGB')
    half.inputs[0].default_value = 0.5
    half.inputs[1].default_value = (1, 1, 1, 1)
    tree.links.new(layers.outputs['Normal'], half.inputs[2])
    for slot, output in (('albedo_', layers.outputs['DiffCol']), ('normal_', half.outputs[0])):
        out.file_slots.new(slot)
        tree.links.new(output, out.inputs[slot])


def shoot(path, width=640, height=480, samples=64):
    settings(width, height, samples)
    passes(path)
    scene = bpy.context.scene
    scene.frame_set(1)
    scene.render.filepath = path + '/beauty.png'
    bpy.ops.render.render(write_still=True)
